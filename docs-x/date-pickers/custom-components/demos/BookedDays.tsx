import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const bookings: Partial<Record<string, number>> = {
  '2026-05-06': 2,
  '2026-05-14': 1,
  '2026-05-15': 4,
  '2026-05-27': 3,
};

function BookedDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const count = outsideCurrentMonth ? 0 : bookings[day.format('YYYY-MM-DD')];
  return (
    <Badge overlap="circular" color="secondary" badgeContent={count}>
      <PickersDay
        {...props}
        aria-label={count ? `${day.format('D')}, ${count} booked` : undefined}
      />
    </Badge>
  );
}

export default function BookedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-15')}
        slots={{ day: BookedDay }}
        sx={{ width: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
