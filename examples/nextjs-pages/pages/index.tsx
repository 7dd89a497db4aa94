import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function Home() {
  return (
    <Container component="main" maxWidth="sm">
      <Typography variant="h4" component="h1">
        Reading room
      </Typography>
      <Button variant="contained">Reserve a seat</Button>
    </Container>
  );
}

// Rendered for each request, so that the checks see the server's work and no prerendered page.
export const getServerSideProps = () => ({ props: {} });
