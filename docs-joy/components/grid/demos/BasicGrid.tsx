import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {[8, 4, 4, 8].map((size, index) => (
        <Grid key={index} size={size}>
          <Sheet variant="soft" sx={{ p: 1, textAlign: 'center' }}>
            {size} columns
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
