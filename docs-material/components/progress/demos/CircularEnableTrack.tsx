import Box from '@mui/material/Box';
import CircularProgress, {
  type CircularProgressProps,
} from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

function TrackedProgress({ size = 56, ...props }: CircularProgressProps) {
  return (
    <Box sx={{ position: 'relative', width: size, height: size }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        size={size}
        value={100}
        sx={{ position: 'absolute', color: 'action.disabledBackground' }}
      />
      <CircularProgress {...props} size={size} sx={{ position: 'absolute' }} />
    </Box>
  );
}

export default function CircularEnableTrack() {
  return (
    <Stack direction="row" spacing={3}>
      <TrackedProgress
        variant="determinate"
        value={15}
        aria-label="Nitrate samples"
      />
      <TrackedProgress
        variant="determinate"
        value={80}
        aria-label="Chloride samples"
      />
      <TrackedProgress disableShrink aria-label="Waiting for sulfate samples" />
    </Stack>
  );
}
