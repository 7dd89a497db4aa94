import RtlProvider from '@mui/system/RtlProvider';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'moment/locale/ar-sa';
// The adapter requires this package.
import 'moment-hijri';

const { date } = new AdapterMomentHijri();

export default function HijriCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <RtlProvider value>
        <div dir="rtl" lang="ar">
          <DateCalendar
            defaultValue={date('2026-05-15')}
            minDate={date('1950-01-01')}
            maxDate={date('2050-12-31')}
          />
        </div>
      </RtlProvider>
    </LocalizationProvider>
  );
}
