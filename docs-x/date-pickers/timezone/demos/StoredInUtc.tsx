import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredInUtc() {
  const [pickup, setPickup] = useState<Dayjs | null>(
    dayjs.utc('2026-05-15T22:30:00.000Z'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimePicker
          label="Pickup in Auckland"
          timezone="Pacific/Auckland"
          value={pickup}
          onChange={(value) => setPickup(value)}
        />
        <Typography role="status">
          Stored: {pickup?.isValid() ? pickup.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
