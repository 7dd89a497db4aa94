import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioFocus() {
  return (
    <RadioGroup aria-label="Focus outline" defaultValue="both">
      <Radio value="both" label="Around the circle and the label" />
      <Radio
        value="circle"
        label="Around the circle"
        slotProps={{ radio: { sx: { position: 'relative' } } }}
      />
    </RadioGroup>
  );
}
