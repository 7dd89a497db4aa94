import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const tests = [
  { color: 'success', result: 'Released' },
  { color: 'info', result: 'In the lab' },
  { color: 'warning', result: 'Expires soon' },
  { color: 'error', result: 'Blocked' },
  { color: 'secondary', result: 'Research' },
  { color: 'default', result: 'Archived' },
] as const;

export default function ColorCheckboxes() {
  return (
    <FormGroup row role="group" aria-label="Blood bags to list">
      {tests.map(({ color, result }) => (
        <FormControlLabel
          key={result}
          label={result}
          control={<Checkbox defaultChecked color={color} />}
        />
      ))}
    </FormGroup>
  );
}
