import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const languages = [
  'Arabic',
  'English',
  'Finnish',
  'Hindi',
  'Polish',
  'Sign language',
  'Spanish',
];

export default function MultipleSelectChip() {
  const [spoken, setSpoken] = React.useState(['English', 'Sign language']);

  return (
    <FormControl fullWidth sx={{ maxWidth: 340 }}>
      <InputLabel id="multiple-chip-label">Languages of the doctor</InputLabel>
      <Select
        multiple
        id="multiple-chip"
        labelId="multiple-chip-label"
        label="Languages of the doctor"
        value={spoken}
        onChange={({ target }) => setSpoken([target.value].flat())}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map((language) => (
              <Chip key={language} label={language} size="small" />
            ))}
          </Box>
        )}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {language}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
