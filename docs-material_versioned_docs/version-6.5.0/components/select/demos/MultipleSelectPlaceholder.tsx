import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import type { SelectChangeEvent } from '@mui/material/Select';
import Select from '@mui/material/Select';

const lines = ['Tram 2', 'Tram 9', 'Bus 14', 'Bus 31', 'Harbor ferry'];

export default function MultipleSelectPlaceholder() {
  const [picked, setPicked] = React.useState<string[]>([]);

  function handleChange({ target: { value } }: SelectChangeEvent<string[]>) {
    setPicked(typeof value === 'string' ? value.split(',') : value);
  }

  return (
    <FormControl fullWidth sx={{ maxWidth: 300 }}>
      <InputLabel shrink id="multiple-placeholder-label">
        Lines
      </InputLabel>
      <Select
        multiple
        displayEmpty
        id="multiple-placeholder"
        labelId="multiple-placeholder-label"
        label="Lines"
        value={picked}
        onChange={handleChange}
        renderValue={(selected) =>
          selected.length === 0 ? <em>All lines</em> : selected.join(', ')
        }
      >
        {lines.map((line) => (
          <MenuItem key={line} value={line}>
            {line}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
