import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const firstDay = dayjs('2026-05-11');

export default function BookingForm() {
  const [arrival, setArrival] = useState<Dayjs | null>(dayjs('2026-05-15'));
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2026-05-18'));
  const [booked, setBooked] = useState(false);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 1, maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          setBooked(true);
        }}
      >
        <DatePicker
          label="Arrival"
          value={arrival}
          minDate={firstDay}
          onChange={setArrival}
        />
        <DatePicker
          label="Departure"
          value={departure}
          minDate={arrival?.add(1, 'day') ?? firstDay}
          onChange={setDeparture}
        />
        <Button type="submit" variant="contained" disabled={!(nights > 0)}>
          Book the room
        </Button>
        <Typography role="status">
          {booked && nights > 0 ? 'Booked: ' : ''}
          {nights > 0 ? `${nights} nights` : 'Select two dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
