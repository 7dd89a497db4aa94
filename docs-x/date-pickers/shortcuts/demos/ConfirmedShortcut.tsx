import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const invoiced = dayjs('2026-05-15');

const items = [14, 30, 60].map((days) => ({
  label: `${days} days`,
  getValue: () => invoiced.add(days, 'day'),
}));

export default function ConfirmedShortcut() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Payment due"
        defaultValue={invoiced.add(30, 'day')}
        closeOnSelect={false}
        slotProps={{
          shortcuts: { items, changeImportance: 'set', 'aria-label': 'Term' },
        }}
      />
    </LocalizationProvider>
  );
}
