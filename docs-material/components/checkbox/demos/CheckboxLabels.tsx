import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabels() {
  return (
    <FormGroup>
      <FormControlLabel
        required
        label="I slept at least six hours"
        control={<Checkbox />}
      />
      <FormControlLabel
        label="I have donated blood before"
        control={<Checkbox defaultChecked />}
      />
      <FormControlLabel
        disabled
        label="I donate plasma (only at the main center)"
        control={<Checkbox />}
      />
    </FormGroup>
  );
}
