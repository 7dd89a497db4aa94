import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <CircularProgress key={size} size={size} aria-label={`Size ${size}`} />
      ))}
    </Stack>
  );
}
