import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

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
        referenceDate={dayjs('2026-05-15')}
        format="DD/MM/YYYY HH:mm"
        slotProps={{
          textField: { slotProps: { inputLabel: { shrink: true } } },
        }}
      />
    </LocalizationProvider>
  );
}
