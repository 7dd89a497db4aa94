import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const text = (value: Dayjs | null) =>
  value?.isValid() ? value.format('MMM D, HH:mm') : value ? 'invalid' : 'null';

export default function PickerEvents() {
  const [events, setEvents] = useState<string[]>([]);
  const add = (event: string) =>
    setEvents((all) => [event, ...all].slice(0, 8));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
        <DateTimePicker
          label="Call"
          defaultValue={dayjs('2026-05-15T09:30')}
          minDate={dayjs('2026-05-04')}
          onChange={(value, { source }) =>
            add(`onChange: ${text(value)}, ${source}`)
          }
          onAccept={(value, { source }) =>
            add(`onAccept: ${text(value)}, ${source}`)
          }
          onError={(error) => add(`onError: ${error}`)}
          onViewChange={(view) => add(`onViewChange: ${view}`)}
          onMonthChange={(month) =>
            add(`onMonthChange: ${month.format('MMMM')}`)
          }
          onOpen={() => add('onOpen')}
          onClose={() => add('onClose')}
        />
        <Button onClick={() => setEvents([])}>Clear the list</Button>
        <Box
          role="log"
          aria-label="Events, newest first"
          tabIndex={0}
          sx={{ height: 220, typography: 'body2', overflow: 'auto' }}
        >
          <ol reversed>
            {events.map((event, index) => (
              <li key={events.length - index}>{event}</li>
            ))}
          </ol>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
