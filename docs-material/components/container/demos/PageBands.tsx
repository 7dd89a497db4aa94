import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const notice =
  'Closed on Monday for the inventory. Returns are possible all day.';

export default function PageBands() {
  return (
    <div>
      <Box
        sx={{ py: 1, color: 'primary.contrastText', bgcolor: 'primary.main' }}
      >
        <Container maxWidth="md">{notice}</Container>
      </Box>
      <Container maxWidth="md" sx={{ py: 4 }}>
        <Typography variant="h4" component="p" gutterBottom>
          Reading night for families
        </Typography>
        <Typography>
          Bring a blanket. Stories start at six in the children’s room, in three
          languages.
        </Typography>
      </Container>
      <Box sx={{ py: 3, bgcolor: 'action.hover' }}>
        <Container maxWidth="md">Market Square 4, open until 19:00</Container>
      </Box>
    </div>
  );
}
