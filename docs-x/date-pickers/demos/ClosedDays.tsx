import * as React from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateAdapter } from './adapter';

const holidays = [new Date(2026, 4, 14).getTime()];

function isClosed(date: Date) {
  const midnight = new Date(date).setHours(0, 0, 0, 0);
  return date.getDay() === 1 || holidays.includes(midnight);
}

export default function ClosedDays() {
  const [day, setDay] = React.useState<Date | null>(new Date(2026, 4, 13));

  return (
    <LocalizationProvider dateAdapter={DateAdapter}>
      <DateCalendar
        value={day}
        onChange={(value) => setDay(value)}
        referenceDate={new Date(2026, 4, 13)}
        shouldDisableDate={isClosed}
        views={['month', 'day']}
      />
    </LocalizationProvider>
  );
}
