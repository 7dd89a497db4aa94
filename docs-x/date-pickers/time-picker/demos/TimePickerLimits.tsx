import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const LUNCH_HOUR = 12;

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The shop opens at 9:00 AM.',
  maxTime: 'The shop closes at 5:00 PM.',
  minutesStep: 'Appointments start every 15 minutes.',
  'shouldDisableTime-hours': 'The shop is closed from noon to 1:00 PM.',
  invalidDate: 'Enter a complete time.',
};

export default function TimePickerLimits() {
  const [error, setError] = useState<TimeValidationError>('minTime');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Appointment"
        defaultValue={dayjs('2026-05-15T08:30')}
        minTime={dayjs('2026-05-15T09:00')}
        maxTime={dayjs('2026-05-15T17:00')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        shouldDisableTime={(time, view) =>
          view === 'hours' && time.hour() === LUNCH_HOUR
        }
        skipDisabled
        onError={setError}
        slotProps={{
          textField: { helperText: error ? messages[error] : '9 AM to 5 PM' },
        }}
      />
    </LocalizationProvider>
  );
}
