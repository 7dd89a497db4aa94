import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnsGrid() {
  return (
    <Grid container columns={7} spacing={0.5} sx={{ width: 1 }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Paper
            variant="outlined"
            sx={{ py: 2, textAlign: 'center', typography: 'caption' }}
          >
            {day}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
