import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const devices = [
  { name: 'Fans', color: 'info' },
  { name: 'Heating', color: 'error' },
  { name: 'Carbon dioxide', color: 'secondary' },
  { name: 'Shading', color: 'default' },
] as const;

export default function ColorSwitches() {
  return (
    <FormGroup row>
      {devices.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          label={name}
          control={<Switch defaultChecked color={color} />}
        />
      ))}
    </FormGroup>
  );
}
