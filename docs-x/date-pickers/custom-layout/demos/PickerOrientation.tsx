import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { useState } from 'react';

type Orientation = 'portrait' | 'landscape';

export default function PickerOrientation() {
  const [orientation, setOrientation] = useState<Orientation>('landscape');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        sx={{ width: 1, height: 560, alignItems: 'flex-start' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, value: Orientation | null) =>
            value && setOrientation(value)
          }
        >
          <ToggleButton value="portrait">portrait</ToggleButton>
          <ToggleButton value="landscape">landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
          <StaticDatePicker
            orientation={orientation}
            defaultValue={dayjs('2026-05-20')}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
