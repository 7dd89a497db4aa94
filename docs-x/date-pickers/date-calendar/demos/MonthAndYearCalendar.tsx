import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import { useState } from 'react';

const first = dayjs('2019-01-01');
const last = dayjs('2026-05-31');

export default function MonthAndYearCalendar() {
  const [month, setMonth] = useState(dayjs('2025-11-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: 1 }}>
        <YearCalendar
          aria-label="Year of the report"
          value={month}
          onChange={setMonth}
          minDate={first}
          maxDate={last}
          yearsOrder="desc"
          yearsPerRow={4}
        />
        <MonthCalendar
          aria-label="Month of the report"
          value={month}
          onChange={setMonth}
          minDate={first}
          maxDate={last}
        />
        <Typography role="status" align="center">
          Report of {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
