import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SimplePaper() {
  return (
    <Paper sx={{ p: 3, maxWidth: 320 }}>
      <Typography variant="h6" component="p">
        Stem stitch
      </Typography>
      <Typography>
        For stalks and outlines. Work from left to right, thread below.
      </Typography>
    </Paper>
  );
}
