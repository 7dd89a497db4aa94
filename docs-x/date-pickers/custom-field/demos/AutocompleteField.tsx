import CalendarIcon from '@mui/icons-material/CalendarToday';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const days = ['2026-05-18', '2026-05-20', '2026-05-22', '2026-05-27'].map(
  (day) => dayjs(day),
);

function DayAutocomplete({ id }: DatePickerFieldProps) {
  const { label, rootRef, setOpen, setValue, triggerRef, value } =
    usePickerContext();
  return (
    <Stack ref={rootRef} direction="row" spacing={1} sx={{ width: 1 }}>
      <Autocomplete<Dayjs>
        id={id}
        fullWidth
        value={value}
        options={days}
        getOptionLabel={(day) => day.format('ddd, MMM D')}
        isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
        onChange={(_event, day) => setValue(day, { source: 'field' })}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      <IconButton
        ref={triggerRef}
        aria-label="Show delivery days in the calendar"
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        <CalendarIcon />
      </IconButton>
    </Stack>
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={days[1]}
        shouldDisableDate={(day) =>
          !days.some((other) => other.isSame(day, 'day'))
        }
        slots={{ field: DayAutocomplete }}
      />
    </LocalizationProvider>
  );
}
