import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GradientSurface() {
  return (
    <Paper elevation={4} sx={{ p: 3, maxWidth: 280, mx: 'auto' }}>
      <Typography>The flour rests for two weeks.</Typography>
    </Paper>
  );
}
