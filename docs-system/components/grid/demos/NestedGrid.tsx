import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function NestedGrid() {
  return (
    <Grid container spacing={1} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, sm: 4 }}>
        <Box sx={plot}>Orchard</Box>
      </Grid>
      <Grid container size={{ xs: 12, sm: 8 }}>
        <Grid size={6}>
          <Box sx={plot}>Carrots</Box>
        </Grid>
        <Grid size={6}>
          <Box sx={plot}>Dill</Box>
        </Grid>
        <Grid size={12}>
          <Box sx={plot}>Path</Box>
        </Grid>
      </Grid>
    </Grid>
  );
}
