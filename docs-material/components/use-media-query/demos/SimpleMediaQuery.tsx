import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';

const PHASES = ['Before start', 'Taxi', 'Run-up', 'Takeoff', 'Landing'];

export default function SimpleMediaQuery() {
  const [phase, setPhase] = React.useState('Before start');
  const wide = useMediaQuery('(min-width: 640px)');

  return wide ? (
    <Tabs
      aria-label="Phase of flight"
      value={phase}
      onChange={(event, value: string) => setPhase(value)}
    >
      {PHASES.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  ) : (
    <TextField
      select
      fullWidth
      id="simple-media-query-phase"
      label="Phase of flight"
      value={phase}
      onChange={(event) => setPhase(event.target.value)}
    >
      {PHASES.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
