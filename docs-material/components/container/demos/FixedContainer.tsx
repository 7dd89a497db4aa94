import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Container fixed sx={{ py: 3, bgcolor: 'action.hover' }}>
      <Typography variant="h5" component="p" gutterBottom>
        New on the shelves
      </Typography>
      <Typography>
        This column keeps its width while you drag the frame, and jumps at each
        breakpoint.
      </Typography>
    </Container>
  );
}
