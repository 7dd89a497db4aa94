import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';

const sections = ['month', 'day', 'year'] as const;

export default function SelectedSections() {
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<FieldSelectedSections>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <DateField
          label="Passport expires"
          defaultValue={dayjs('2029-03-21')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          inputRef={input}
        />
        <Stack direction="row">
          {sections.map((section) => (
            <Button
              key={section}
              onClick={() => {
                input.current?.focus();
                setSelected(section);
              }}
            >
              Edit {section}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
