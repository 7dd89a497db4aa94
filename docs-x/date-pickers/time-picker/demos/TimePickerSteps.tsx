import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const time = dayjs('2026-05-15T16:30');

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimePicker
          label="Columns, every 15 minutes"
          defaultValue={time}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="One list, every 30 minutes"
          defaultValue={time}
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
        />
      </Stack>
    </LocalizationProvider>
  );
}
