import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const scores = ['Lively', 'Calm', 'Tired', 'Limp'];

export default function FormControlLabelPlacement() {
  return (
    <RadioGroup row aria-label="Behavior after the operation">
      {scores.map((score) => (
        <FormControlLabel
          key={score}
          value={score}
          label={score}
          labelPlacement="top"
          control={<Radio />}
        />
      ))}
    </RadioGroup>
  );
}
