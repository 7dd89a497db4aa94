import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredInUtc() {
  const [stored, setStored] = useState('2026-05-15T22:30:00.000Z');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimePicker
          label="Pickup in Auckland"
          timezone="Pacific/Auckland"
          value={dayjs.utc(stored)}
          onChange={(value, { validationError }) => {
            if (value && validationError === null) {
              setStored(value.toISOString());
            }
          }}
        />
        <Typography role="status">Stored: {stored}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
