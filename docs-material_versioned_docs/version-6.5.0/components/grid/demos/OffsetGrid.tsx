import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const cell = { py: 2, textAlign: 'center' };

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={6} offset={{ xs: 6, md: 3 }}>
        <Paper sx={cell}>Departure</Paper>
      </Grid>
      <Grid size={4} offset={2}>
        <Paper sx={cell}>Stop</Paper>
      </Grid>
      <Grid size={4} offset="auto">
        <Paper sx={cell}>Arrival</Paper>
      </Grid>
    </Grid>
  );
}
