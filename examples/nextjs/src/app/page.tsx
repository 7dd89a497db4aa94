import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ModeSelect from '../components/ModeSelect';
import NextLink from '../components/NextLink';
import SeatCounter from '../components/SeatCounter';

export default function Home() {
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h1">
          Reading room
        </Typography>
        <ModeSelect />
        <SeatCounter />
        <Button component={NextLink} href="/hours" variant="contained">
          Opening hours
        </Button>
      </Stack>
    </Container>
  );
}
