import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 2, md: 5 }}
      sx={{ width: '100%' }}
    >
      {['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => (
        <Grid key={day} size={6}>
          <Sheet variant="soft" sx={{ p: 1 }}>
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
