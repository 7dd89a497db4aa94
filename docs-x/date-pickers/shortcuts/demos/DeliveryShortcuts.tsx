import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const ordered = dayjs('2026-05-14');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => ordered.add(1, 'day') },
  { label: 'In 2 days', getValue: () => ordered.add(2, 'day') },
  { label: 'In a week', getValue: () => ordered.add(1, 'week') },
  { label: 'End of month', getValue: () => ordered.endOf('month') },
  {
    label: 'As soon as possible',
    getValue: ({ isValid }) => {
      const days = [2, 3, 4, 5].map((count) => ordered.add(count, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];

export default function DeliveryShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          orientation="portrait"
          defaultValue={ordered.add(1, 'week')}
          shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
          slotProps={{ shortcuts: { items, 'aria-label': 'Delivery day' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
