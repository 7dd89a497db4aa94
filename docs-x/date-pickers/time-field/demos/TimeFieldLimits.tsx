import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  maxTime: 'Orders close at 11:00 AM.',
  minTime: 'Orders open at 7:00 AM.',
  minutesStep: 'Enter a multiple of 10 minutes.',
  invalidDate: 'Enter hours and minutes.',
};

export default function TimeFieldLimits() {
  const [error, setError] = useState<TimeValidationError>('maxTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Order lunch at"
        defaultValue={dayjs('2026-05-15T11:20')}
        minTime={dayjs('2026-05-15T07:00')}
        maxTime={dayjs('2026-05-15T11:00')}
        minutesStep={10}
        clearable
        onError={setError}
        helperText={error ? messages[error] : '7:00 to 11:00 AM'}
      />
    </LocalizationProvider>
  );
}
