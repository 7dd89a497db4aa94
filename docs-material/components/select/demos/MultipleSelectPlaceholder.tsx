import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const lines = ['Tram 2', 'Tram 9', 'Bus 14', 'Bus 31', 'Harbor ferry'];

export default function MultipleSelectPlaceholder() {
  const [picked, setPicked] = React.useState<string[]>([]);

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
        onChange={({ target }) => setPicked([target.value].flat())}
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
