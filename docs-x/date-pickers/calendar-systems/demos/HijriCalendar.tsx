import Box from '@mui/material/Box';
import RtlProvider from '@mui/system/RtlProvider';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'moment/locale/ar-sa';

const { date } = new AdapterMomentHijri();

export default function HijriCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <RtlProvider value>
        <Box dir="rtl" lang="ar" sx={{ width: 1, maxWidth: 320 }}>
          <DateCalendar
            defaultValue={date('2026-05-15')}
            minDate={date('1950-01-01')}
            maxDate={date('2050-12-31')}
            sx={{ width: 1 }}
          />
        </Box>
      </RtlProvider>
    </LocalizationProvider>
  );
}
