import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const cell = { py: 2, textAlign: 'center' };

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="grow">
        <Paper variant="outlined" sx={cell}>
          Mon
        </Paper>
      </Grid>
      <Grid size={5}>
        <Paper variant="outlined" sx={cell}>
          Today
        </Paper>
      </Grid>
      <Grid size="grow">
        <Paper variant="outlined" sx={cell}>
          Wed
        </Paper>
      </Grid>
    </Grid>
  );
}
