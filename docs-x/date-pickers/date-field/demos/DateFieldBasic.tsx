import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function DateFieldBasic() {
  const [birthday, setBirthday] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateField
          label="Date of birth"
          value={birthday}
          onChange={setBirthday}
        />
        <Typography role="status">
          {birthday?.isValid()
            ? `Born on a ${birthday.format('dddd')}`
            : 'Enter a date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
