import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const cell = { p: 2 };

export default function ColumnLayoutInsideGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={5}>
        <Stack spacing={2}>
          <Paper sx={cell}>Aisle</Paper>
          <Paper sx={cell}>Shelf</Paper>
          <Paper sx={cell}>Bin</Paper>
        </Stack>
      </Grid>
      <Grid size={7}>
        <Paper sx={{ p: 2, height: 1 }}>Stock in this bin</Paper>
      </Grid>
    </Grid>
  );
}
