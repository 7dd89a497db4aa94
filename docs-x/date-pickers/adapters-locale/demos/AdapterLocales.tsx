import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/hu';

const locales = [
  { code: 'en', label: 'English, United States' },
  { code: 'en-gb', label: 'English, United Kingdom' },
  { code: 'de', label: 'German' },
  { code: 'hu', label: 'Hungarian' },
];

export default function AdapterLocales() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      {locales.map(({ code, label }) => (
        <LocalizationProvider
          key={code}
          dateAdapter={AdapterDayjs}
          adapterLocale={code}
        >
          <DateTimePicker
            label={label}
            defaultValue={dayjs('2026-05-08T18:05')}
          />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
