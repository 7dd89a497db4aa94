import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function DayButton(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { id } = forwardedProps;
  const { label, open, rootRef, setOpen, timezone, triggerRef, value } =
    usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  return (
    <Box ref={rootRef}>
      <Button
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={id && `${id}-error`}
        onClick={() => setOpen(!open)}
      >
        {/* The popup is named by the element with this id. */}
        <span id={id && `${id}-label`}>{label}</span>:&nbsp;
        {value ? value.format('ddd, MMM D') : 'none'}
      </Button>
      <FormHelperText id={id && `${id}-error`} error={hasValidationError}>
        {hasValidationError ? 'Deliveries start on May 18.' : ' '}
      </FormHelperText>
    </Box>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-15')}
        minDate={dayjs('2026-05-18')}
        slots={{ field: DayButton }}
      />
    </LocalizationProvider>
  );
}
