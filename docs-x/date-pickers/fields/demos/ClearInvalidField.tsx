import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';

export default function ClearInvalidField() {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [version, setVersion] = useState(0);

  function clear() {
    setValue(null);
    setVersion(version + 1);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <DateField
          key={version}
          label="Due date"
          value={value}
          onChange={setValue}
        />
        <Button onClick={clear}>Clear</Button>
      </Stack>
    </LocalizationProvider>
  );
}
