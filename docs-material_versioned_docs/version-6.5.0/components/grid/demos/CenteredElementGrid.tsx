import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function CenteredElementGrid() {
  return (
    <Grid container sx={{ width: 1, minHeight: 220, placeContent: 'center' }}>
      <Grid size={{ xs: 12, sm: 6 }} sx={{ textAlign: 'center' }}>
        <Typography gutterBottom>No loans yet</Typography>
        <Button variant="outlined">Browse the catalog</Button>
      </Grid>
    </Grid>
  );
}
