import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { languages } from './languages';
import { products } from './products';

export default function LanguageSwitch() {
  const [language, setLanguage] = useState<keyof typeof languages>('fr');
  const { label, columns, locale } = languages[language];

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Language"
        value={language}
        onChange={(_event, value) => value && setLanguage(value)}
        sx={{ mb: 1 }}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={language} sx={{ height: 380 }}>
        <DataGrid
          label={label}
          columns={columns}
          rows={products}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          showToolbar
        />
      </Box>
    </Box>
  );
}
