import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DateCalendarBasic() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <DateCalendar value={day} onChange={setDay} />
        <Typography role="status" align="center">
          Tours on {day?.format('dddd, MMMM D')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
