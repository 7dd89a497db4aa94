import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8}>
        <Box sx={plot}>Carrots, 8</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={plot}>Dill, 4</Box>
      </Grid>
      <Grid size={4}>
        <Box sx={plot}>Kale, 4</Box>
      </Grid>
      <Grid size={8}>
        <Box sx={plot}>Corn, 8</Box>
      </Grid>
    </Grid>
  );
}
