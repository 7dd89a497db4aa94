import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function DateCalendarWeeks() {
  const [outside, setOutside] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <FormControlLabel
          label="Days of other months"
          control={
            <Switch
              checked={outside}
              onChange={(event) => setOutside(event.target.checked)}
            />
          }
        />
        <DateCalendar
          defaultValue={dayjs('2026-02-13')}
          displayWeekNumber
          fixedWeekNumber={6}
          showDaysOutsideCurrentMonth={outside}
        />
      </Box>
    </LocalizationProvider>
  );
}
