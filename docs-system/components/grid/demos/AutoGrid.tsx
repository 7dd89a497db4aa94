import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={5}>
        <Box sx={plot}>Shed, 5</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={plot}>Mint</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={plot}>Sage</Box>
      </Grid>
    </Grid>
  );
}
