import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'Bookings start on May 15 at 2:00 PM.',
    minTime: 'Bookings start on May 15 at 2:00 PM.',
    maxDate: 'Bookings end on May 22 at noon.',
    maxTime: 'Bookings end on May 22 at noon.',
    invalidDate: 'Enter a date and a time.',
  };

export default function DateTimePickerLimits() {
  const [error, setError] = useState<DateTimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Use the room from"
        defaultValue={dayjs('2026-05-15T13:00')}
        minDateTime={dayjs('2026-05-15T14:00')}
        maxDateTime={dayjs('2026-05-22T12:00')}
        timeSteps={{ minutes: 15 }}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'May 15 to 22',
          },
        }}
      />
    </LocalizationProvider>
  );
}
