import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function TimeClockLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2026-05-15T10:15')}
        minTime={dayjs('2026-05-15T08:00')}
        maxTime={dayjs('2026-05-15T18:30')}
        minutesStep={15}
        showViewSwitcher
      />
    </LocalizationProvider>
  );
}
