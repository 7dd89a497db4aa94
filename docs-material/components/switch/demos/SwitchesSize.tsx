import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchesSize() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Bench 12, drip line"
        slotProps={{ typography: { variant: 'body2' } }}
        control={<Switch defaultChecked size="small" />}
      />
      <FormControlLabel
        label="Main water valve"
        control={<Switch defaultChecked />}
      />
    </FormGroup>
  );
}
