import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DigitalClockKeys() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-05-15T09:30'));
  const common = {
    ampm: false,
    value: time,
    onChange: (value: Dayjs | null) => setTime(value),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <Stack direction="row" spacing={4} sx={{ justifyContent: 'center' }}>
          <DigitalClock timeStep={30} {...common} />
          <MultiSectionDigitalClock timeSteps={{ minutes: 5 }} {...common} />
        </Stack>
        <Typography role="status" sx={{ mt: 1, textAlign: 'center' }}>
          {time?.format('HH:mm')}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
