import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from '../../components/NextLink';

export default function Hours() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h4" component="h1">
        Opening hours
      </Typography>
      <Typography>Open on weekdays from 9 to 18.</Typography>
      <Link component={NextLink} href="/">
        Back to the reading room
      </Link>
    </Container>
  );
}
