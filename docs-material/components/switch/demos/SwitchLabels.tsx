import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup>
      <FormControlLabel label="Misting" control={<Switch defaultChecked />} />
      <FormControlLabel label="Grow lights" control={<Switch />} />
      <FormControlLabel
        disabled
        label="Frost heater (locked in summer)"
        control={<Switch />}
      />
    </FormGroup>
  );
}
