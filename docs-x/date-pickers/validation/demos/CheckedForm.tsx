import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

export default function CheckedForm() {
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState<Dayjs | null>(null);
  const [error, setError] = useState<DateValidationError>(null);
  const [checked, setChecked] = useState(false);
  const [message, setMessage] = useState('');
  const problem =
    day === null ? 'Enter the invoice date.' : error && 'Check it.';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setMessage(problem ? '' : `Sent: ${day?.format('YYYY-MM-DD')}`);
    if (problem) {
      input.current?.focus();
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <DatePicker
          label="Invoice date"
          value={day}
          onChange={(newDay) => setDay(newDay)}
          onError={(newError) => setError(newError)}
          maxDate={dayjs('2026-05-31')}
          referenceDate={dayjs('2026-05-15')}
          inputRef={input}
          slotProps={{
            textField: {
              required: true,
              error: checked && Boolean(problem),
              helperText: checked && problem ? problem : 'Until May 31, 2026',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
