import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ActionBarActions() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-05-15'));
  const [accepted, setAccepted] = useState(day);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: 1 }}>
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            orientation="portrait"
            value={day}
            onChange={(value) => setDay(value)}
            onAccept={(value) => setAccepted(value)}
            slotProps={{
              actionBar: { actions: ['today', 'clear', 'cancel', 'accept'] },
            }}
          />
        </Box>
        <Typography role="status" sx={{ textAlign: 'center' }}>
          Accepted: {accepted?.format('MMMM D, YYYY') ?? 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
