import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';
import { useState } from 'react';

function DayInput(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, fieldFormat, label, rootRef, setValue } =
    usePickerContext();
  const pattern = useParsedFormat();
  const [draft, setDraft] = useState('');
  const { validationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const type = (text: string) => {
    setDraft(text);
    setValue(text ? dayjs(text, fieldFormat, true) : null, {
      changeImportance: 'set',
      source: 'field',
    });
  };
  return (
    <TextField
      id={forwardedProps.id}
      ref={rootRef}
      label={label}
      error={validationError !== null}
      helperText={validationError ? `Error: ${validationError}` : pattern}
      value={value?.isValid() ? value.format(fieldFormat) : draft}
      onChange={(event) => type(event.target.value)}
    />
  );
}

export default function PlainTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        format="YYYY-MM-DD"
        defaultValue={dayjs('1988-11-04')}
        maxDate={dayjs('2010-12-31')}
        disableOpenPicker
        slots={{ field: DayInput }}
      />
    </LocalizationProvider>
  );
}
