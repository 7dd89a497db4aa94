import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-05-15');

export default function DatePickerFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker
          label="Reminder"
          name="reminder"
          defaultValue={date}
          slotProps={{
            field: { clearable: true },
            textField: { helperText: 'Optional', size: 'small' },
          }}
        />
        <DatePicker label="Order date" defaultValue={date} readOnly />
        <DatePicker label="Return date" disabled />
      </Stack>
    </LocalizationProvider>
  );
}
