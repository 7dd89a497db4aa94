import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

const limits: Record<string, DateTimePickerProps> = {
  'minDate: May 20': { minDate: dayjs('2026-05-20') },
  'maxDateTime: May 16, 2 pm': { maxDateTime: dayjs('2026-05-16T14:00') },
  'shouldDisableDate: Saturdays': {
    shouldDisableDate: (day) => day.day() === 6,
  },
  'shouldDisableMonth: May': {
    shouldDisableMonth: (month) => month.month() === 4,
  },
  'shouldDisableYear: 2026': {
    shouldDisableYear: (year) => year.year() === 2026,
  },
  'minutesStep: 15': { minutesStep: 15 },
  'shouldDisableTime: from 2 pm': {
    shouldDisableTime: (time, view) => view === 'hours' && time.hour() >= 14,
  },
  'maxTime: 6 pm': { maxTime: dayjs('2026-05-16T18:00') },
};

export default function ErrorCodes() {
  const [limit, setLimit] = useState('minDate: May 20');
  const [error, setError] = useState<string | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TextField
          select
          label="Limit"
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        >
          {Object.keys(limits).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Sampling"
          defaultValue={dayjs('2026-05-16T14:05')}
          onError={(newError) => setError(newError)}
          {...limits[limit]}
        />
        <Typography role="status">Error code: {error ?? 'none'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
