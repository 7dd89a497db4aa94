import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };
const beds = ['Carrots', 'Dill', 'Kale', 'Corn', 'Peas', 'Leeks'];

export default function RowAndColumnSpacing() {
  return (
    <Grid container columnSpacing={4} rowSpacing={1} sx={{ width: 1 }}>
      {beds.map((bed) => (
        <Grid key={bed} size={4}>
          <Box sx={plot}>{bed}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
