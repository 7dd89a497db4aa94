import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NamedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Check-in"
        defaultValue={dayjs('2026-05-15')}
        slotProps={{ textField: { helperText: 'Rooms are ready from 3 pm.' } }}
      />
    </LocalizationProvider>
  );
}
