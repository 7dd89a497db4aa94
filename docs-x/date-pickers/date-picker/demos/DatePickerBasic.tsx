import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DatePickerBasic() {
  const [delivery, setDelivery] = useState<Dayjs | null>(dayjs('2026-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DatePicker
          label="Delivery date"
          value={delivery}
          onChange={setDelivery}
        />
        <Typography role="status">
          {delivery?.isValid()
            ? `Delivery on ${delivery.format('dddd, MMMM D')}`
            : 'Select a delivery date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
