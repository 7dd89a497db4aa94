import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid'] as const;

export default function AlertInvertedColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert
          key={variant}
          variant={variant}
          color="danger"
          invertedColors
          sx={{ flexWrap: 'wrap' }}
          endDecorator={<Button variant="outlined">Reconnect</Button>}
        >
          <div>
            <Typography level="title-md">Connection lost</Typography>
            <Typography level="body-sm" textColor="inherit">
              Your draft is saved.
            </Typography>
          </div>
        </Alert>
      ))}
    </Stack>
  );
}
