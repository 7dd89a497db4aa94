import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface Lamp {
  name: string;
  lit: boolean;
}

export default function SourceOpen() {
  const [lamp, setLamp] = React.useState<Lamp>({
    name: 'Pier light',
    lit: true,
  });
  return (
    <FormControlLabel
      label={lamp.name}
      control={
        <Switch
          checked={lamp.lit}
          onChange={(_event, lit) => setLamp({ ...lamp, lit })}
        />
      }
    />
  );
}
