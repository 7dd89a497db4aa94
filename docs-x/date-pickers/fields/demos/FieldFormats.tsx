import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2026-05-08');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateField label="Default" defaultValue={day} />
        <DateField
          label="Month as text"
          defaultValue={day}
          format="D MMMM YYYY"
        />
        <DateField label="Month only" defaultValue={day} format="MM/YYYY" />
        <DateField
          label="Without leading zeros"
          defaultValue={day}
          format="M/D/YYYY"
          shouldRespectLeadingZeros
        />
        <DateField
          label="Spacious"
          defaultValue={day}
          format="DD.MM.YYYY"
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
