import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import { DateAdapter } from './adapter';

const today = new Date(2026, 4, 11);
const DAY = 86_400_000;

/** A field that never takes the focus when the page loads. */
function DateTextField(props: PickersTextFieldProps) {
  return <PickersTextField {...props} autoFocus={undefined} />;
}

export default function BookingForm() {
  const [arrival, setArrival] = React.useState<Date | null>(
    new Date(2026, 4, 15),
  );
  const [departure, setDeparture] = React.useState<Date | null>(
    new Date(2026, 4, 18),
  );
  const [booked, setBooked] = React.useState(false);
  const nights =
    arrival && departure
      ? Math.round((departure.getTime() - arrival.getTime()) / DAY)
      : 0;

  return (
    <LocalizationProvider dateAdapter={DateAdapter}>
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
          minDate={today}
          referenceDate={today}
          slots={{ textField: DateTextField }}
          onChange={(value) => setArrival(value)}
        />
        <DatePicker
          label="Departure"
          value={departure}
          minDate={arrival ?? today}
          referenceDate={today}
          slots={{ textField: DateTextField }}
          onChange={(value) => setDeparture(value)}
        />
        <Button type="submit" variant="contained" disabled={!(nights > 0)}>
          Book the hut
        </Button>
        <Typography role="status">
          {booked && nights > 0 ? 'Booked: ' : ''}
          {nights > 0 ? `${nights} nights` : 'Choose two dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
