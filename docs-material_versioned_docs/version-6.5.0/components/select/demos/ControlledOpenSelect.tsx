import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);
  const [desk, setDesk] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {desk === '' ? 'Assign the story' : 'Assign it again'}
      </Button>
      <FormControl>
        <InputLabel id="controlled-open-label">Desk</InputLabel>
        <Select
          id="controlled-open"
          labelId="controlled-open-label"
          label="Desk"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={desk}
          onChange={(event) => setDesk(event.target.value)}
        >
          <MenuItem value="city">City desk</MenuItem>
          <MenuItem value="foreign">Foreign desk</MenuItem>
          <MenuItem value="photo">Photo desk</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
