import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function TimeFieldBasic() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-05-15T09:00'));
  const [end, setEnd] = useState<Dayjs | null>(dayjs('2026-05-15T17:30'));
  const hours = start && end ? end.diff(start, 'hour', true) : Number.NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimeField label="Start of work" value={start} onChange={setStart} />
        <TimeField label="End of work" value={end} onChange={setEnd} />
        <Typography role="status">
          {hours > 0
            ? `${Math.round(hours * 100) / 100} hours`
            : 'Enter an end after the start'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
