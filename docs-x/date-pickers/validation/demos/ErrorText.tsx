import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const texts: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist.',
  minDate: 'The first free day is May 11.',
  maxDate: 'Appointments end on June 30.',
  shouldDisableDate: 'We are closed on weekends. Select a weekday.',
};

export default function ErrorText() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-16')}
        minDate={dayjs('2026-05-11')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={isWeekend}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {
            helperText: error
              ? (texts[error] ?? 'Select another day.')
              : 'Monday to Friday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
