import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const plot = { p: 1, border: 1, borderRadius: 1, bgcolor: 'background.paper' };

export default function ColumnsGrid() {
  return (
    <Grid container spacing={2} columns={5} sx={{ width: 1 }}>
      <Grid size={3}>
        <Box sx={plot}>3 of 5</Box>
      </Grid>
      <Grid size={2}>
        <Box sx={plot}>2 of 5</Box>
      </Grid>
    </Grid>
  );
}
