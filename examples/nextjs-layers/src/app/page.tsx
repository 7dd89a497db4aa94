import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

// Rendered for each request, so that the checks see the server's work and no prerendered page.
export const dynamic = 'force-dynamic';

export default function Home() {
  return (
    <Container component="main" maxWidth="sm" className="reading-room">
      <Typography variant="h4" component="h1">
        Reading room
      </Typography>
      <Button variant="contained" className="rounded-full px-8">
        Reserve a seat
      </Button>
    </Container>
  );
}
