import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DateTimeFieldBasic() {
  const [sent, setSent] = useState<Dayjs | null>(dayjs('2026-05-15T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimeField label="Email sent" value={sent} onChange={setSent} />
        <Typography role="status">
          {sent?.isValid()
            ? `Stored as ${sent.format('YYYY-MM-DD[T]HH:mm')}`
            : 'Nothing to store'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
