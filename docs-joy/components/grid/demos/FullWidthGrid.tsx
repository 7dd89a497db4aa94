import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const areas = ['Orders', 'Invoices', 'Users', 'Messages'];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {areas.map((area) => (
        <Grid key={area} size={{ xs: 12, sm: 6, lg: 3 }}>
          <Sheet variant="soft" sx={{ p: 2, textAlign: 'center' }}>
            {area}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
