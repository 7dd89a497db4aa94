import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

function TripToolbar({ className, titleId }: DatePickerToolbarProps) {
  const { value, view, setView } = usePickerContext();
  return (
    <Stack className={className} spacing={1} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h6" component="p">
        {value?.format('dddd, MMMM D, YYYY') ?? 'Select a day'}
      </Typography>
      <Stack direction="row" spacing={1}>
        {(['year', 'day'] as const).map((name) => (
          <Chip
            key={name}
            label={name === 'year' ? 'Years' : 'Days'}
            color={view === name ? 'primary' : 'default'}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

export default function CustomToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2026-05-15')}
          slots={{ toolbar: TripToolbar }}
        />
      </Box>
    </LocalizationProvider>
  );
}
