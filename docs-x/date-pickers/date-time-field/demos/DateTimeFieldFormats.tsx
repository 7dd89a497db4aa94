import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2026-05-15T16:30:25');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimeField label="24 hours" defaultValue={start} ampm={false} />
        <DateTimeField
          label="Log entry"
          defaultValue={start}
          format="YYYY-MM-DD HH:mm:ss"
        />
        <DateTimeField
          label="Meeting"
          defaultValue={start}
          format="MMM D, hh:mm A"
        />
      </Stack>
    </LocalizationProvider>
  );
}
