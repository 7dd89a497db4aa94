import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RtlProvider from '@mui/system/RtlProvider';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from 'date-fns-jalali/locale';
import { useState } from 'react';

export default function JalaliCalendar() {
  const [day, setDay] = useState<Date | null>(new Date(2026, 4, 15));
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFnsJalali}
      adapterLocale={faIR}
    >
      <RtlProvider value>
        <Stack dir="rtl" lang="fa" spacing={1} sx={{ width: 320 }}>
          <FormLabel id="jalali-delivery">تاریخ تحویل</FormLabel>
          <DateField
            value={day}
            onChange={(value) => setDay(value)}
            slotProps={{
              textField: {
                slotProps: { input: { 'aria-labelledby': 'jalali-delivery' } },
              },
            }}
          />
          <DateCalendar value={day} onChange={(value) => setDay(value)} />
          <Typography dir="ltr" lang="en" role="status">
            Value: {day?.toDateString() ?? 'none'}
          </Typography>
        </Stack>
      </RtlProvider>
    </LocalizationProvider>
  );
}
