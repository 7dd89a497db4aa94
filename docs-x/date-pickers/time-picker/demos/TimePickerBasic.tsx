import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function TimePickerBasic() {
  const [pickup, setPickup] = useState<Dayjs | null>(dayjs('2026-05-15T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimePicker label="Pickup time" value={pickup} onChange={setPickup} />
        <Typography role="status">
          {pickup?.isValid()
            ? `Ready at ${pickup.format('h:mm A')}`
            : 'Enter a pickup time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
