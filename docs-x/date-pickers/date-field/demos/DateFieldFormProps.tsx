import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-05-15');

export default function DateFieldFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateField
          label="Paid on"
          defaultValue={date}
          clearable
          clearButtonPosition="start"
        />
        <DateField
          label="Invoice date"
          defaultValue={date}
          readOnly
          size="small"
        />
        <DateField label="Reminder sent" disabled variant="standard" />
      </Stack>
    </LocalizationProvider>
  );
}
