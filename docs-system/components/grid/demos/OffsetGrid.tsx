import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={4} offset={2}>
        <Box sx={plot}>After 2</Box>
      </Grid>
      <Grid size={3} offset="auto">
        <Box sx={plot}>At the end</Box>
      </Grid>
      <Grid size={6} offset={3}>
        <Box sx={plot}>In the middle</Box>
      </Grid>
    </Grid>
  );
}
