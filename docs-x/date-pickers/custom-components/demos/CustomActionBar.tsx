import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function ReminderActions({ className }: PickersActionBarProps) {
  const { value } = usePickerContext<Dayjs | null>();
  const { setValue, acceptValueChanges } =
    usePickerActionsContext<Dayjs | null>();
  return (
    <DialogActions className={className}>
      <Button
        disabled={!value}
        onClick={() =>
          setValue(value?.add(1, 'week') ?? null, { changeImportance: 'set' })
        }
      >
        A week later
      </Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        Remind me
      </Button>
    </DialogActions>
  );
}

export default function CustomActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          orientation="portrait"
          defaultValue={dayjs('2026-05-13')}
          slots={{ actionBar: ReminderActions }}
        />
      </Box>
    </LocalizationProvider>
  );
}
