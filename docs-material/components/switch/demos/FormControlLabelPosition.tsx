import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const zones = ['Seedlings', 'Tomatoes', 'Orchids'];

export default function FormControlLabelPosition() {
  return (
    <FormGroup sx={{ width: 240, maxWidth: '100%' }}>
      {zones.map((zone) => (
        <FormControlLabel
          key={zone}
          label={zone}
          labelPlacement="start"
          control={<Switch edge="end" />}
          sx={{ justifyContent: 'space-between', marginInline: 0 }}
        />
      ))}
    </FormGroup>
  );
}
