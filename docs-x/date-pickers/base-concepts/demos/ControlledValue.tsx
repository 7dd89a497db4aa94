import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ControlledValue() {
  const [dueDate, setDueDate] = useState<Dayjs | null>(dayjs('2026-05-15'));
  const isComplete = dueDate?.isValid() ?? false;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker label="Due date" value={dueDate} onChange={setDueDate} />
        <Button
          variant="outlined"
          disabled={!isComplete}
          onClick={() => setDueDate(dueDate?.add(1, 'week') ?? null)}
        >
          One week later
        </Button>
        <Typography role="status">
          {isComplete ? `Due on a ${dueDate?.format('dddd')}` : 'No due date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
