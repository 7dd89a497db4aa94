import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { unstable_useId as useId } from '@mui/material/utils';
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
  const id = useId(forwardedProps.id);
  const { label, open, rootRef, setOpen, timezone, triggerRef, value } =
    usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  return (
    <div ref={rootRef}>
      <Button
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={`${id}-error`}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span id={`${id}-label`}>{label}</span>:{' '}
          {value?.format('MMMM D') ?? 'none'}
        </span>
      </Button>
      <FormHelperText id={`${id}-error`} error={hasValidationError}>
        {hasValidationError ? 'Deliveries start on May 18.' : ' '}
      </FormHelperText>
    </div>
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
