import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR, jaJP } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import { useState } from 'react';

const languages = {
  en: { name: 'English', label: 'Appointment', texts: enUS },
  de: { name: 'Deutsch', label: 'Termin', texts: deDE },
  fr: { name: 'Français', label: 'Rendez-vous', texts: frFR },
  ja: { name: '日本語', label: '予約', texts: jaJP },
};

type Code = keyof typeof languages;

export default function TranslatedTexts() {
  const [code, setCode] = useState<Code>('de');
  const { label, texts } = languages[code];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={code}
      localeText={
        texts.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <TextField
          select
          label="Language"
          value={code}
          onChange={(event) => setCode(event.target.value as Code)}
        >
          {Object.entries(languages).map(([key, { name }]) => (
            <MenuItem key={key} value={key} lang={key}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label={label} />
      </Stack>
    </LocalizationProvider>
  );
}
