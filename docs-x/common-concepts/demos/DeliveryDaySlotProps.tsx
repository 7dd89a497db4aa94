import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import type { DateCalendarSlotProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const deliveries = new Set(['2026-05-06', '2026-05-12', '2026-05-27']);

const slotProps: DateCalendarSlotProps = {
  day: ({ day }) =>
    deliveries.has(day.format('YYYY-MM-DD'))
      ? {
          'aria-label': `${day.format('D MMMM')}, delivery`,
          sx: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            fontWeight: 'fontWeightBold',
          },
        }
      : {},
};

export default function DeliveryDaySlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Deliveries in May" sx={{ minHeight: 336 }}>
        <DateCalendar
          defaultValue={dayjs('2026-05-15')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
