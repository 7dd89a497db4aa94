import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'The sale starts on May 11.',
    maxDate: 'The sale ends on May 31.',
    minTime: 'The shop opens at 9:00 AM.',
    maxTime: 'The shop closes at 6:00 PM.',
    invalidDate: 'Enter a date and a time.',
  };

export default function DateTimeFieldLimits() {
  const [error, setError] = useState<DateTimeValidationError>('maxTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Time of purchase"
        defaultValue={dayjs('2026-05-15T18:40')}
        minDate={dayjs('2026-05-11')}
        maxDate={dayjs('2026-05-31')}
        minTime={dayjs('2026-05-11T09:00')}
        maxTime={dayjs('2026-05-11T18:00')}
        clearable
        onError={setError}
        helperText={error ? messages[error] : 'As printed on the receipt'}
      />
    </LocalizationProvider>
  );
}
