import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import { useState } from 'react';

const start = dayjs('2026-05-15T09:30');

export default function SubmittedValue() {
  const [sent, setSent] = useState('Nothing sent yet');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 1, maxWidth: 320 }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`day=${data.get('day')}, start=${data.get('start')}`);
        }}
      >
        <DateField
          label="Day"
          name="day"
          format="YYYY-MM-DD"
          defaultValue={start}
        />
        <TimeField
          label="Start"
          name="start"
          ampm={false}
          defaultValue={start}
        />
        <Button type="submit" variant="contained">
          Book
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
