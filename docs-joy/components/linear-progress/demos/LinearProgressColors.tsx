import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const folders = [
  { name: 'Photos', color: 'primary', value: 25 },
  { name: 'Messages', color: 'success', value: 50 },
  { name: 'Documents', color: 'warning', value: 82 },
  { name: 'Backups', color: 'danger', value: 98 },
  { name: 'Archive', color: 'neutral', value: 100 },
] as const;

export default function LinearProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {folders.map(({ name, color, value }) => (
        <div key={name}>
          <Typography
            level="body-sm"
            endDecorator={`${value}% full`}
            sx={{ justifyContent: 'space-between' }}
          >
            {name}
          </Typography>
          <LinearProgress
            determinate
            color={color}
            value={value}
            aria-label={name}
          />
        </div>
      ))}
    </Stack>
  );
}
