import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function TimeClockBasic() {
  const [alarm, setAlarm] = useState<Dayjs | null>(dayjs('2026-05-15T07:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <TimeClock value={alarm} onChange={setAlarm} ampmInClock />
        <Typography role="status" align="center">
          Alarm at {alarm?.format('h:mm A')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
