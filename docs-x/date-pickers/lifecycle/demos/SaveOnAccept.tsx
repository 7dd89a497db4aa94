import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function SaveOnAccept() {
  const [due, setDue] = useState<Dayjs | null>(dayjs('2026-05-15'));
  const [saved, setSaved] = useState(due);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Due"
          value={due}
          closeOnSelect={false}
          onChange={(value) => setDue(value)}
          onAccept={(value, { validationError }) => {
            if (validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography role="status">
          Saved: {saved?.format('MMMM D, YYYY') ?? 'no due date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
