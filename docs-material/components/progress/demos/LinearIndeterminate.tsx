import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LinearIndeterminate() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <Typography id="linear-indeterminate-text" gutterBottom>
        Searching the archive for similar spectra
      </Typography>
      <LinearProgress aria-labelledby="linear-indeterminate-text" />
    </Box>
  );
}
