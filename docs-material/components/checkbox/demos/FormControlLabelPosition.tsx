import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const checks = ['Blood pressure', 'Hemoglobin', 'Temperature'];

export default function FormControlLabelPosition() {
  return (
    <FormGroup sx={{ width: 260, maxWidth: '100%' }}>
      {checks.map((check) => (
        <FormControlLabel
          key={check}
          label={check}
          labelPlacement="start"
          control={<Checkbox />}
          sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
        />
      ))}
    </FormGroup>
  );
}
