import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 1, md: 3 }}
      columns={{ xs: 4, sm: 8, md: 12 }}
      sx={{ width: '100%' }}
    >
      {[1, 2, 3, 4, 5, 6].map((ticket) => (
        <Grid key={ticket} size={{ xs: 2, sm: 4, md: 4 }}>
          <Sheet variant="soft" sx={{ p: 1, textAlign: 'center' }}>
            Ticket {ticket}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
