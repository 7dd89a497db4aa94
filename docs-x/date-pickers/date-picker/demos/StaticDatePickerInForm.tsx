import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function StaticDatePickerInForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-05-15')}
        orientation="portrait"
        localeText={{ toolbarTitle: 'Day of the appointment' }}
        slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
      />
    </LocalizationProvider>
  );
}
