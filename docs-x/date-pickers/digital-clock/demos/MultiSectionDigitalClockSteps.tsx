import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function MultiSectionDigitalClockSteps() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-05-15T14:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <MultiSectionDigitalClock
          aria-label="Time of the call"
          timeSteps={{ minutes: 20 }}
          value={time}
          onChange={setTime}
        />
        <Typography role="status">Call at {time?.format('h:mm A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
