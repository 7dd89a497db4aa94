import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const alarms = ['Frost', 'Heat', 'Dry soil', 'Power failure'];

export default function SwitchesGroup() {
  const [active, setActive] = React.useState(['Frost', 'Power failure']);

  const toggle = (alarm: string, on: boolean) =>
    setActive((before) =>
      on ? [...before, alarm] : before.filter((name) => name !== alarm),
    );

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Alarms at night</FormLabel>
      <FormGroup>
        {alarms.map((alarm) => (
          <FormControlLabel
            key={alarm}
            label={alarm}
            checked={active.includes(alarm)}
            onChange={(event, on) => toggle(alarm, on)}
            control={<Switch />}
          />
        ))}
      </FormGroup>
      <FormHelperText>
        {active.length} of {alarms.length} alarms reach the duty phone
      </FormHelperText>
    </FormControl>
  );
}
