import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputAdornments() {
  const [revealed, setRevealed] = React.useState(false);
  const euro = <InputAdornment position="start">€</InputAdornment>;
  const kilowattHours = <InputAdornment position="end">kWh</InputAdornment>;
  const reveal = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={revealed ? 'Hide access key' : 'Show access key'}
        onClick={() => setRevealed(!revealed)}
      >
        {revealed ? <VisibilityOff /> : <Visibility />}
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
        type={revealed ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="grid-7-otter"
        slotProps={{ input: { endAdornment: reveal } }}
      />
    </Stack>
  );
}
