import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const cell = { py: 2, textAlign: 'center' };

export default function NestedGridColumns() {
  return (
    <Grid container columns={10} spacing={1} sx={{ width: 1 }}>
      <Grid container size={10}>
        {['A', 'B', 'C', 'D', 'E'].map((seat) => (
          <Grid key={seat} size={2}>
            <Paper sx={cell}>{seat}</Paper>
          </Grid>
        ))}
      </Grid>
      <Grid container size={10} columns={4}>
        {['Desk 1', 'Desk 2', 'Desk 3', 'Desk 4'].map((desk) => (
          <Grid key={desk} size={1}>
            <Paper sx={cell}>{desk}</Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
