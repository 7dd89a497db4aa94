import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimePicker
          label="Departure"
          defaultValue={dayjs('2026-05-15T16:30')}
          ampm={false}
        />
        <TimePicker
          label="Measured at"
          defaultValue={dayjs('2026-05-15T16:30:25')}
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
        />
        <TimePicker
          label="Lap time"
          defaultValue={dayjs('2026-05-15T00:04:25')}
          views={['minutes', 'seconds']}
          format="mm:ss"
        />
      </Stack>
    </LocalizationProvider>
  );
}
