import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="auto">
        <Box sx={plot}>As wide as this text</Box>
      </Grid>
      <Grid size="grow">
        <Box sx={plot}>The rest</Box>
      </Grid>
    </Grid>
  );
}
