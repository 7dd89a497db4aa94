import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ClockKeys() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-05-15T09:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={(value) => setTime(value)}
        />
        <Typography role="status" sx={{ textAlign: 'center' }}>
          {time?.format('HH:mm')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
