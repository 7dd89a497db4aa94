import * as React from 'react';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateAdapter } from './adapter';

function isMonday(date: Date) {
  return date.getDay() === 1;
}

export default function ClosedDays() {
  const [day, setDay] = React.useState<Date | null>(new Date(2026, 4, 13));

  return (
    <LocalizationProvider dateAdapter={DateAdapter}>
      <DateCalendar
        value={day}
        onChange={(value) => setDay(value)}
        referenceDate={new Date(2026, 4, 13)}
        shouldDisableDate={isMonday}
        views={['year', 'month', 'day']}
      />
    </LocalizationProvider>
  );
}
