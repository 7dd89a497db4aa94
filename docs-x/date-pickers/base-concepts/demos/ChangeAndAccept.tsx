import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

function describe(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
}

export default function ChangeAndAccept() {
  const [changed, setChanged] = useState('not called');
  const [accepted, setAccepted] = useState('not called');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker
          label="Invoice date"
          defaultValue={dayjs('2026-05-15')}
          views={['year', 'month', 'day']}
          onChange={(date) => setChanged(describe(date))}
          onAccept={(date) => setAccepted(describe(date))}
        />
        <div role="status">
          <Typography>onChange: {changed}</Typography>
          <Typography>onAccept: {accepted}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
