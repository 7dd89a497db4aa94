import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const [slot, setSlot] = React.useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id="BasicSelect-label">Delivery slot</InputLabel>
      <Select
        id="BasicSelect-value"
        labelId="BasicSelect-label"
        label="Delivery slot"
        value={slot}
        onChange={(event) => setSlot(event.target.value)}
      >
        <MenuItem value="morning">Morning, 8 to 12</MenuItem>
        <MenuItem value="afternoon">Afternoon, 12 to 5</MenuItem>
        <MenuItem value="evening">Evening, 5 to 9</MenuItem>
      </Select>
    </FormControl>
  );
}
