import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DigitalClockBasic() {
  const [slot, setSlot] = useState<Dayjs | null>(dayjs('2026-05-15T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DigitalClock value={slot} onChange={setSlot} />
        <Typography role="status">Table at {slot?.format('h:mm A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
