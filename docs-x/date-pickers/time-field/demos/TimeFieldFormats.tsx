import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const time = dayjs('2026-05-15T16:30:25');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TimeField label="12 hours" defaultValue={time} ampm />
        <TimeField label="24 hours" defaultValue={time} ampm={false} />
        <TimeField
          label="Minutes and seconds"
          defaultValue={time}
          format="mm:ss"
        />
        <TimeField
          label="With a unit"
          defaultValue={time}
          format="HH [h] mm [min]"
        />
      </Stack>
    </LocalizationProvider>
  );
}
