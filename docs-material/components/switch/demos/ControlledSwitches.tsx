import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ControlledSwitches() {
  const [automatic, setAutomatic] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <FormControlLabel
        label="Open the vents automatically"
        control={
          <Switch
            checked={automatic}
            onChange={(event) => setAutomatic(event.target.checked)}
          />
        }
      />
      <Slider
        disabled={automatic}
        aria-label="Vent opening in percent"
        defaultValue={35}
      />
    </Stack>
  );
}
