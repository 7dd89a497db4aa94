import Grid from '@mui/material/Grid2';

const readings = [
  'North 21 °C',
  'East 22 °C',
  'South 24 °C',
  'West 23 °C',
  'Cellar 14 °C',
  'Attic 27 °C',
  'Lab 19 °C',
  'Hall 20 °C',
];

export default function FullBorderedGrid() {
  return (
    <Grid
      container
      spacing="1px"
      sx={{ width: 1, border: 1, borderColor: 'grey.500', bgcolor: 'grey.500' }}
    >
      {readings.map((reading) => (
        <Grid
          key={reading}
          size={{ xs: 6, md: 3 }}
          sx={{ p: 2, bgcolor: 'background.paper', color: 'text.primary' }}
        >
          {reading}
        </Grid>
      ))}
    </Grid>
  );
}
