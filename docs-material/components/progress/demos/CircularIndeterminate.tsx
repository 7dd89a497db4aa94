import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CircularIndeterminate() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-labelledby="circular-indeterminate-text" />
      <Typography id="circular-indeterminate-text">
        Connecting to the spectrometer
      </Typography>
    </Stack>
  );
}
