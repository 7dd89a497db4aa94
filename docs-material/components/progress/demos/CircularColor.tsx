import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularColor() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <CircularProgress
        color="secondary"
        aria-label="Cooling the sample tray"
      />
      <CircularProgress
        color="success"
        aria-label="Comparing with the reference"
      />
      <CircularProgress color="info" aria-label="Rinsing the needle" />
      <Box sx={{ color: 'text.secondary' }}>
        <CircularProgress color="inherit" aria-label="Reading old results" />
      </Box>
    </Stack>
  );
}
