import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function ClearableField() {
  const [cleared, setCleared] = useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DateField
          label="End of contract"
          defaultValue={dayjs('2026-12-31')}
          clearable
          onClear={() => setCleared(cleared + 1)}
        />
        <Typography role="status" sx={{ mt: 1 }}>
          Cleared: {cleared}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
