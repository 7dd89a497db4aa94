import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const fasting: Record<string, string> = {
  none: 'Your pet may eat and drink as usual.',
  sedation: 'No food for 6 hours before the appointment.',
  general: 'No food for 12 hours before the appointment.',
};

export default function ControlledRadioButtonsGroup() {
  const [sedation, setSedation] = React.useState('none');

  return (
    <FormControl>
      <FormLabel id="sedation-label" component="span">
        Anesthesia
      </FormLabel>
      <RadioGroup
        aria-labelledby="sedation-label"
        value={sedation}
        onChange={(event, value) => setSedation(value)}
      >
        <FormControlLabel value="none" label="None" control={<Radio />} />
        <FormControlLabel
          value="sedation"
          label="Light sedation"
          control={<Radio />}
        />
        <FormControlLabel
          value="general"
          label="Full anesthesia"
          control={<Radio />}
        />
      </RadioGroup>
      <FormHelperText role="status">{fasting[sedation]}</FormHelperText>
    </FormControl>
  );
}
