import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Info from '@mui/icons-material/Info';
import Report from '@mui/icons-material/Report';
import Warning from '@mui/icons-material/Warning';

const states = [
  { title: 'Success', color: 'success', icon: <CheckCircle /> },
  { title: 'Information', color: 'neutral', icon: <Info /> },
  { title: 'Warning', color: 'warning', icon: <Warning /> },
  { title: 'Error', color: 'danger', icon: <Report /> },
] as const;

export default function AlertVariousStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {states.map(({ title, color, icon }) => (
        <Alert
          key={title}
          color={color}
          startDecorator={icon}
          sx={{ alignItems: 'flex-start' }}
        >
          <div>
            <div>{title}</div>
            <Typography level="body-sm" textColor="inherit">
              Describe what happened and what to do next.
            </Typography>
          </div>
        </Alert>
      ))}
    </Stack>
  );
}
