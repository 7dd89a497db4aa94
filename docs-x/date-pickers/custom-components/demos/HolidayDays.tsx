import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const holidays: Partial<Record<string, string>> = {
  '2026-05-01': 'Labor Day',
  '2026-05-14': 'Ascension Day',
  '2026-05-25': 'Whit Monday',
};

function HolidayDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const holiday = outsideCurrentMonth
    ? undefined
    : holidays[day.format('YYYY-MM-DD')];
  return (
    <PickersDay
      {...props}
      aria-label={holiday && `${day.format('D')}, ${holiday}`}
      sx={holiday ? { border: 2, borderColor: 'secondary.main' } : undefined}
    />
  );
}

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateCalendar
          defaultValue={dayjs('2026-05-13')}
          slots={{ day: HolidayDay }}
          sx={{ width: 1, maxWidth: 320 }}
        />
        <Typography sx={{ textAlign: 'center' }}>Outlined: holidays</Typography>
      </div>
    </LocalizationProvider>
  );
}
