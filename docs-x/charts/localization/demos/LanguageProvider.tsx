import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { elGR, frFR, nbNO, ptBR, svSE } from '@mui/x-charts/locales';

const languages = {
  French: frFR,
  Greek: elGR,
  'Norwegian (Bokmål)': nbNO,
  'Portuguese (Brazil)': ptBR,
  Swedish: svSE,
};
type Language = keyof typeof languages;

export default function LanguageProvider() {
  const [language, setLanguage] = useState<Language>('French');
  const { components } = languages[language];
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as Language)}
        slotProps={{ select: { native: true } }}
        sx={{ alignSelf: 'start' }}
      >
        {Object.keys(languages).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <ChartsLocalizationProvider
        {...components.MuiChartsLocalizationProvider.defaultProps}
      >
        <BarChart title="Orders" height={160} series={[]} />
      </ChartsLocalizationProvider>
    </Stack>
  );
}
