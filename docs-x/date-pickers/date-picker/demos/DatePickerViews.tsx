import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-05-15');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker label="Fiscal year" defaultValue={date} views={['year']} />
        <DatePicker
          label="Card expires"
          defaultValue={date}
          views={['year', 'month']}
          openTo="month"
        />
        <DatePicker
          label="Date of birth"
          defaultValue={dayjs('1994-02-09')}
          views={['year', 'month', 'day']}
          openTo="year"
          format="D MMMM YYYY"
        />
      </Stack>
    </LocalizationProvider>
  );
}
