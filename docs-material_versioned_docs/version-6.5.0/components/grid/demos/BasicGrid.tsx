import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const cell = { p: 1.5, height: 1 };

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={7}>
        <Paper variant="outlined" sx={cell}>
          Lead story
        </Paper>
      </Grid>
      <Grid size={5}>
        <Paper variant="outlined" sx={cell}>
          Weather
        </Paper>
      </Grid>
      <Grid size={12}>
        <Paper variant="outlined" sx={cell}>
          Local news
        </Paper>
      </Grid>
    </Grid>
  );
}
