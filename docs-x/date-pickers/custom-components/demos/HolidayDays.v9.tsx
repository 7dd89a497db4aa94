import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay } from '@mui/x-date-pickers/PickerDay';
import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';

const holidays: Partial<Record<string, string>> = {
  '2026-05-01': 'Labor Day',
  '2026-05-14': 'Ascension Day',
  '2026-05-25': 'Whit Monday',
};

function HolidayDay(props: PickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  const holiday = outsideCurrentMonth
    ? undefined
    : holidays[day.format('YYYY-MM-DD')];
  return (
    <PickerDay
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
        />
        <Typography sx={{ textAlign: 'center' }}>Outlined: holidays</Typography>
      </div>
    </LocalizationProvider>
  );
}
