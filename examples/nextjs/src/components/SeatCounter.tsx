'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';

export default function SeatCounter() {
  const [seats, setSeats] = useState(1);
  return (
    <Button variant="outlined" onClick={() => setSeats(seats + 1)}>
      Seats: {seats}
    </Button>
  );
}
