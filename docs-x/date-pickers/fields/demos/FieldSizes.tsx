import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const start = dayjs('2026-05-15T09:30');

export default function FieldSizes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker
          label="Day, small and full width"
          defaultValue={start}
          slotProps={{ textField: { size: 'small', fullWidth: true } }}
        />
        <TimeField
          label="Start, medium and standard"
          defaultValue={start}
          variant="standard"
        />
      </Stack>
    </LocalizationProvider>
  );
}
