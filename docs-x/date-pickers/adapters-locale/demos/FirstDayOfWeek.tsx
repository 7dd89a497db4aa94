import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

// A locale under another name. `true` registers it without making it the current one.
dayjs.locale({ ...en, name: 'en-monday', weekStart: 1 }, undefined, true);

export default function FirstDayOfWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar
        defaultValue={dayjs('2026-05-15')}
        displayWeekNumber
        sx={{ width: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
