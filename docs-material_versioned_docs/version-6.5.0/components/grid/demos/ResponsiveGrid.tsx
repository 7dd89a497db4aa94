import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const stops = ['Porto', 'Coimbra', 'Tomar', 'Lisbon', 'Évora', 'Faro'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      columns={{ xs: 2, sm: 6, md: 9 }}
      spacing={{ xs: 1, md: 2 }}
      sx={{ width: 1 }}
    >
      {stops.map((stop) => (
        <Grid key={stop} size={{ xs: 1, sm: 2, md: 3 }}>
          <Paper sx={{ p: 2 }}>{stop}</Paper>
        </Grid>
      ))}
    </Grid>
  );
}
