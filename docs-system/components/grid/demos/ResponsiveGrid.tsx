import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };
const beds = ['Carrots', 'Dill', 'Kale', 'Corn', 'Peas', 'Onions'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      columns={{ xs: 2, md: 3 }}
      columnSpacing={1}
      rowSpacing={{ xs: 1, md: 3 }}
      sx={{ width: 1 }}
    >
      {beds.map((bed) => (
        <Grid key={bed} size={1}>
          <Box sx={plot}>{bed}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
