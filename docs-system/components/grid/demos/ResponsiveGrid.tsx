import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 1, md: 3 }}
      columns={{ xs: 4, sm: 8, md: 12 }}
      sx={{ width: 1 }}
    >
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Carrots</Box>
      </Grid>
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Dill</Box>
      </Grid>
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Kale</Box>
      </Grid>
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Corn</Box>
      </Grid>
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Peas</Box>
      </Grid>
      <Grid size={{ xs: 2, sm: 4, md: 4 }}>
        <Box sx={plot}>Onions</Box>
      </Grid>
    </Grid>
  );
}
