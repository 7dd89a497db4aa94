import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const SUNDAY = 0;
const isSunday = (day: Dayjs) => day.day() === SUNDAY;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'We deliver from May 11.',
  maxDate: 'We deliver until June 30.',
  shouldDisableDate: "We don't deliver on Sundays.",
  invalidDate: 'Enter a complete date.',
};

export default function DatePickerLimits() {
  const [error, setError] = useState<DateValidationError>('shouldDisableDate');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2026-05-17')}
        minDate={dayjs('2026-05-11')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'Monday to Saturday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
