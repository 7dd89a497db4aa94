import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={4} sx={{ width: 1 }}>
      <Grid size={6}>
        <Box sx={plot}>Carrots</Box>
      </Grid>
      <Grid size={6}>
        <Box sx={plot}>Dill</Box>
      </Grid>
      <Grid size={6}>
        <Box sx={plot}>Kale</Box>
      </Grid>
      <Grid size={6}>
        <Box sx={plot}>Corn</Box>
      </Grid>
    </Grid>
  );
}
