import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function CalendarKeys() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-05-13'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar
          value={day}
          onChange={(value) => setDay(value)}
          reduceAnimations
          sx={{ width: 1, maxWidth: 320 }}
        />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {day?.format('MMMM D, YYYY')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
