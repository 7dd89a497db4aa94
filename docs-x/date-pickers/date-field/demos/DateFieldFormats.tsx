import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-05-09');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateField
          label="Invoice date"
          defaultValue={date}
          format="YYYY-MM-DD"
        />
        <DateField label="Paid on" defaultValue={date} format="MMMM D, YYYY" />
        <DateField
          label="Shipped on"
          defaultValue={date}
          format="M/D/YYYY"
          formatDensity="spacious"
          shouldRespectLeadingZeros
        />
      </Stack>
    </LocalizationProvider>
  );
}
