import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
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

  return (
    <FormControl fullWidth sx={{ maxWidth: 300 }}>
      <InputLabel id="MultipleSelect-label">Newsletters</InputLabel>
      <Select
        multiple
        id="MultipleSelect-value"
        labelId="MultipleSelect-label"
        label="Newsletters"
        value={chosen}
        // Autofill passes a single value, everything else an array.
        onChange={({ target }) => setChosen([target.value].flat())}
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
