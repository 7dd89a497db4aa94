import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const used = [
  { color: 'neutral', value: 5 },
  { color: 'primary', value: 25 },
  { color: 'success', value: 50 },
  { color: 'warning', value: 80 },
  { color: 'danger', value: 98 },
] as const;

export default function LinearProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {used.map(({ color, value }) => (
        <LinearProgress
          key={color}
          determinate
          color={color}
          value={value}
          aria-label={`Storage used, ${color}`}
        />
      ))}
    </Stack>
  );
}
