import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import type { SelectChangeEvent } from '@mui/material/Select';
import Select from '@mui/material/Select';

const sections = [
  'World',
  'Business',
  'Science',
  'Culture',
  'Sports',
  'Opinion',
];

export default function MultipleSelect() {
  const [chosen, setChosen] = React.useState(['Science', 'Culture']);

  function handleChange({ target: { value } }: SelectChangeEvent<string[]>) {
    // The browser's autofill sends one string.
    setChosen(typeof value === 'string' ? value.split(',') : value);
  }

  return (
    <FormControl fullWidth sx={{ maxWidth: 300 }}>
      <InputLabel id="MultipleSelect-label">Newsletters</InputLabel>
      <Select
        multiple
        id="MultipleSelect-value"
        labelId="MultipleSelect-label"
        label="Newsletters"
        value={chosen}
        onChange={handleChange}
      >
        {sections.map((section) => (
          <MenuItem key={section} value={section}>
            {section}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
