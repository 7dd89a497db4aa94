import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function App() {
  const [seats, setSeats] = useState(1);
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h1">
          Reading room
        </Typography>
        <Typography>Seats to reserve: {seats}</Typography>
        <Button variant="contained" onClick={() => setSeats(seats + 1)}>
          Add a seat
        </Button>
      </Stack>
    </Container>
  );
}
