import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ColorRadioButtons() {
  return (
    <RadioGroup row aria-label="Triage level" defaultValue="stable">
      <FormControlLabel
        value="stable"
        label="Stable"
        control={<Radio color="success" />}
      />
      <FormControlLabel
        value="urgent"
        label="Urgent"
        control={<Radio color="warning" />}
      />
      <FormControlLabel
        value="critical"
        label="Critical"
        control={<Radio color="error" />}
      />
    </RadioGroup>
  );
}
