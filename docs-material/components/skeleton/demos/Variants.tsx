import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Variants() {
  return (
    <Stack spacing={1} sx={{ width: 240, maxWidth: '100%' }}>
      <Typography variant="caption">Text: the episode’s title</Typography>
      <Skeleton sx={{ typography: 'h6' }} />
      <Typography variant="caption">Circular: the host</Typography>
      <Skeleton variant="circular" width={48} height={48} />
      <Typography variant="caption">Rectangular: the waveform</Typography>
      <Skeleton variant="rectangular" height={40} />
      <Typography variant="caption">Rounded: the play button</Typography>
      <Skeleton variant="rounded" width={96} height={36} />
    </Stack>
  );
}
