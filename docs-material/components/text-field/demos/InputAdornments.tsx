import * as React from 'react';
import Autorenew from '@mui/icons-material/Autorenew';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const KEYS = ['grid-7-otter', 'volt-2-heron', 'amp-9-badger'];

export default function InputAdornments() {
  const [turn, setTurn] = React.useState(0);
  const euro = <InputAdornment position="start">€</InputAdornment>;
  const kilowattHours = <InputAdornment position="end">kWh</InputAdornment>;
  const renew = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Create another access key"
        onClick={() => setTurn((turn + 1) % KEYS.length)}
      >
        <Autorenew />
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        label="Monthly budget"
        slotProps={{ input: { startAdornment: euro } }}
      />
      <TextField
        label="Meter reading"
        variant="filled"
        defaultValue="48210"
        slotProps={{ input: { endAdornment: kilowattHours } }}
      />
      <TextField
        label="Access key"
        variant="standard"
        value={KEYS[turn]}
        slotProps={{ input: { readOnly: true, endAdornment: renew } }}
      />
    </Stack>
  );
}
