import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter the date on your invoice.',
  minDate: 'We keep invoices from 2020 and later.',
  maxDate: 'The last invoice is from May 2026.',
};

export default function DateFieldLimits() {
  const [error, setError] = useState<DateValidationError>('minDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Invoice date"
        defaultValue={dayjs('2019-11-30')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2026-05-31')}
        onError={setError}
        helperText={error ? messages[error] : 'Month, day, year'}
      />
    </LocalizationProvider>
  );
}
