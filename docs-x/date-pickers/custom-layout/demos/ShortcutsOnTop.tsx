import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const items = [
  { label: 'Express', getValue: () => dayjs('2026-05-19') },
  { label: 'Standard', getValue: () => dayjs('2026-05-22') },
  { label: 'Saver', getValue: () => dayjs('2026-05-28') },
];

export default function ShortcutsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          orientation="portrait"
          defaultValue={dayjs('2026-05-22')}
          slotProps={{
            shortcuts: {
              items,
              'aria-label': 'Delivery options',
              sx: {
                display: 'flex',
                maxWidth: 'none',
                justifyContent: 'center',
              },
            },
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.shortcuts}`]: {
                  gridColumn: '1 / 4',
                  gridRow: 1,
                },
                [`& .${pickersLayoutClasses.contentWrapper}`]: {
                  gridColumn: '1 / 4',
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
