import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const days = ['Monday', 'Wednesday', 'Friday', 'Saturday'];

export default function CheckboxesGroup() {
  const [free, setFree] = React.useState(['Friday']);
  const tooFew = free.length < 2;

  const toggle = (day: string) =>
    setFree((before) =>
      before.includes(day)
        ? before.filter((other) => other !== day)
        : [...before, day],
    );

  return (
    <FormControl
      component="fieldset"
      error={tooFew}
      aria-describedby="checkboxes-group-help"
    >
      <FormLabel component="legend">Days on which you can come</FormLabel>
      <FormGroup>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={day}
            control={
              <Checkbox
                checked={free.includes(day)}
                onChange={() => toggle(day)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="checkboxes-group-help">
        {tooFew ? 'Choose at least two days.' : `${free.length} days chosen`}
      </FormHelperText>
    </FormControl>
  );
}
