import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const booked = new Set(['09:45', '10:30', '13:30']);
const isBooked = (time: Dayjs) => booked.has(time.format('HH:mm'));

export default function DigitalClockSkipDisabled() {
  const [skipDisabled, setSkipDisabled] = useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 290 }}>
        <FormControlLabel
          label="skipDisabled"
          control={
            <Switch
              checked={skipDisabled}
              onChange={(event) => setSkipDisabled(event.target.checked)}
            />
          }
        />
        <DigitalClock
          ampm={false}
          timeStep={45}
          skipDisabled={skipDisabled}
          referenceDate={dayjs('2026-05-15T09:00')}
          minTime={dayjs('2026-05-15T09:00')}
          maxTime={dayjs('2026-05-15T16:00')}
          shouldDisableTime={isBooked}
        />
      </Box>
    </LocalizationProvider>
  );
}
