import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const views = ['hours', 'minutes', 'seconds'] as const;

export default function TimeClockViews() {
  const [view, setView] = useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Unit"
          size="small"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          {views.map((unit) => (
            <ToggleButton key={unit} value={unit}>
              {unit}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2026-05-15T16:30:25')}
          views={views}
          view={view}
          onViewChange={setView}
        />
      </Box>
    </LocalizationProvider>
  );
}
