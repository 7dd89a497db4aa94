import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        defaultValue={dayjs('2026-05-15T11:30')}
        timeStep={30}
        minTime={dayjs('2026-05-15T10:00')}
        maxTime={dayjs('2026-05-15T15:30')}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === 12
        }
        sx={{ width: 160 }}
      />
    </LocalizationProvider>
  );
}
