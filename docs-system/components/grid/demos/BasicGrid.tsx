import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={7}>
        <Box sx={plot}>Carrots, 7</Box>
      </Grid>
      <Grid size={5}>
        <Box sx={plot}>Dill, 5</Box>
      </Grid>
      <Grid size={3}>
        <Box sx={plot}>Kale, 3</Box>
      </Grid>
      <Grid size={9}>
        <Box sx={plot}>Corn, 9</Box>
      </Grid>
    </Grid>
  );
}
