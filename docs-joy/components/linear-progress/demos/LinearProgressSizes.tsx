import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function LinearProgressSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {sizes.map((size) => (
        <LinearProgress key={size} size={size} aria-label={`Size ${size}`} />
      ))}
    </Stack>
  );
}
