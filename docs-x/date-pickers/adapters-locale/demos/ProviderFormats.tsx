import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = { keyboardDate: 'YYYY-MM-DD', monthShort: 'MM', weekday: 'dd' };

export default function ProviderFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateField label="Shift" defaultValue={dayjs('2026-05-15')} />
        <DateCalendar
          views={['month', 'day']}
          openTo="month"
          defaultValue={dayjs('2026-05-15')}
          dayOfWeekFormatter={(day) => day.format('dd')}
          sx={{ width: 1 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
