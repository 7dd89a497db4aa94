import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearColor() {
  return (
    <Stack spacing={2} sx={{ width: '100%', color: 'text.secondary' }}>
      <LinearProgress
        color="success"
        aria-label="Drinking water, on schedule"
      />
      <LinearProgress color="warning" aria-label="Waste water, delayed" />
      <LinearProgress color="inherit" aria-label="Rain water, low priority" />
    </Stack>
  );
}
