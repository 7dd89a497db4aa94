import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const sizes = ['small', 'medium', 'large'] as const;
const lists = ['Storage list', 'Donor form', 'Tablet at the entrance'];

export default function SizeCheckboxes() {
  return (
    <FormGroup>
      {sizes.map((size, index) => (
        <FormControlLabel
          key={size}
          label={lists[index]}
          control={<Checkbox defaultChecked size={size} />}
        />
      ))}
    </FormGroup>
  );
}
