import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const steps = [
  { label: '−3', name: '−3 months', months: -3 },
  { label: '−1', name: '−1 month', months: -1 },
  { label: '+1', name: '+1 month', months: 1 },
  { label: '+3', name: '+3 months', months: 3 },
];

function MonthSteps(props: PickersCalendarHeaderProps) {
  const { currentMonth, labelId, onMonthChange } = props;
  return (
    <Stack sx={{ alignItems: 'center', pt: 1 }}>
      <Typography id={labelId} aria-live="polite" variant="subtitle1">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Stack direction="row">
        {steps.map(({ label, name, months }) => (
          <Button
            key={months}
            size="small"
            aria-label={name}
            onClick={() => onMonthChange(currentMonth.add(months, 'month'))}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export default function QuarterHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-05-15')}
        views={['day']}
        slots={{ calendarHeader: MonthSteps }}
      />
    </LocalizationProvider>
  );
}
