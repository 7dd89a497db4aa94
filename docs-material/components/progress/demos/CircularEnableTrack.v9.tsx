import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularEnableTrack() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress
        enableTrackSlot
        variant="determinate"
        size={56}
        value={15}
        aria-label="Nitrate samples"
      />
      <CircularProgress
        enableTrackSlot
        variant="determinate"
        size={56}
        value={80}
        aria-label="Chloride samples"
      />
      <CircularProgress
        enableTrackSlot
        disableShrink
        size={56}
        aria-label="Waiting for sulfate samples"
      />
    </Stack>
  );
}
