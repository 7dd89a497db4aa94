import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const MONDAY = 1;
const holidays = new Set(['2026-05-14', '2026-05-25']);

function isClosed(day: Dayjs) {
  return day.day() === MONDAY || holidays.has(day.format('YYYY-MM-DD'));
}

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-13')}
        shouldDisableDate={isClosed}
        views={['month', 'day']}
      />
    </LocalizationProvider>
  );
}
