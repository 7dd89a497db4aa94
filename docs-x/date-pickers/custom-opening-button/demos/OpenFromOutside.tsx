import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useState } from 'react';

export default function OpenFromOutside() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2026-07-03')}
          disableOpenPicker
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ popper: { anchorEl: anchor } }}
        />
        <Button
          ref={setAnchor}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          Find a cheaper day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
