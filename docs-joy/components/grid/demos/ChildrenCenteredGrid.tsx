import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function ChildrenCenteredGrid() {
  return (
    <Grid
      container
      spacing={1}
      sx={{
        width: '100%',
        minHeight: 160,
        alignContent: 'center',
        justifyContent: 'center',
        textAlign: 'center',
      }}
    >
      <Grid size={12}>
        <Typography>No orders yet</Typography>
      </Grid>
      <Grid>
        <Button>Create an order</Button>
      </Grid>
    </Grid>
  );
}
