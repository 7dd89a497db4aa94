import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function RadioColors() {
  return (
    <RadioGroup aria-label="Color" defaultValue="success">
      {colors.map((color) => (
        <Radio key={color} color={color} value={color} label={color} />
      ))}
    </RadioGroup>
  );
}
