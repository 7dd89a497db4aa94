import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup aria-label="Size" defaultValue="md">
      <Radio size="sm" value="sm" label="Small" />
      <Radio size="md" value="md" label="Medium" />
      <Radio size="lg" value="lg" label="Large" />
    </RadioGroup>
  );
}
