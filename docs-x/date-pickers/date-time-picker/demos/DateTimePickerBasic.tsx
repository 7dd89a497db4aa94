import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DateTimePickerBasic() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-05-15T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimePicker
          label="Meeting starts"
          value={start}
          onChange={setStart}
        />
        <Typography role="status">
          {start?.isValid()
            ? `Starts ${start.format('dddd, MMMM D [at] h:mm A')}`
            : 'Enter a date and a time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
