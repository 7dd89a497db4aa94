import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function SimpleContainer() {
  return (
    <Container maxWidth="sm" sx={{ py: 3, bgcolor: 'action.hover' }}>
      <Typography variant="h5" component="p" gutterBottom>
        Borrow a telescope
      </Typography>
      <Typography>
        The library of things lends tools, games and instruments for two weeks.
        Ask at the desk on the ground floor.
      </Typography>
    </Container>
  );
}
