import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OwnTexts() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'day',
        fieldMonthPlaceholder: () => 'month',
        fieldYearPlaceholder: () => 'year',
        fieldHoursPlaceholder: () => 'hour',
        fieldMinutesPlaceholder: () => 'min',
      }}
    >
      <DateTimeField
        label="Departure"
        format="DD/MM/YYYY HH:mm"
        InputLabelProps={{ shrink: true }}
      />
    </LocalizationProvider>
  );
}
