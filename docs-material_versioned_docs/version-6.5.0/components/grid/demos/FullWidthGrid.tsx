import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const meters = [
  { place: 'Roof', power: '4.1 kW' },
  { place: 'Garage', power: '7.4 kW' },
  { place: 'Heating', power: '2.8 kW' },
  { place: 'Kitchen', power: '1.2 kW' },
];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      {meters.map(({ place, power }) => (
        <Grid key={place} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2">{place}</Typography>
            <Typography variant="h5" component="p">
              {power}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
