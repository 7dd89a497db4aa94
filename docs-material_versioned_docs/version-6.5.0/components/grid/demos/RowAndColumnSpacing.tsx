import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const rooms = ['Room 101', 'Room 102', 'Room 201', 'Room 202'];

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 3, md: 6 }}
      sx={{ width: 1 }}
    >
      {rooms.map((room) => (
        <Grid key={room} size={6}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
