import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = ['America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function MeetingTimezones() {
  const [start, setStart] = useState<Dayjs | null>(
    dayjs.utc('2026-05-15T13:30'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        {offices.map((office) => (
          <DateTimePicker
            key={office}
            label={office}
            timezone={office}
            ampm={false}
            value={start}
            onChange={(value) => setStart(value)}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
