import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const bookingDay = dayjs('2026-05-15T09:00');

export default function ReferenceDate() {
  const [start, setStart] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimeField
          label="Start of the booking"
          referenceDate={bookingDay}
          value={start}
          onChange={setStart}
        />
        <Typography role="status">
          {start?.isValid()
            ? `Value: ${start.format('YYYY-MM-DD HH:mm')}`
            : 'Enter a time on May 15, 2026'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
