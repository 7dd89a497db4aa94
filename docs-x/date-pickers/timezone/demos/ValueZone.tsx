import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function ValueZone() {
  const [takeoff, setTakeoff] = useState<Dayjs | null>(
    dayjs.tz('2026-05-15T08:40', 'Asia/Tokyo'),
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <TimeField
          label="Takeoff, local time"
          value={takeoff}
          onChange={(value) => setTakeoff(value)}
        />
        <Typography role="status">
          {takeoff?.isValid() ? takeoff.format('HH:mm [UTC]Z') : 'No time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
