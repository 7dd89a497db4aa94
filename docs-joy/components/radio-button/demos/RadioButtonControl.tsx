import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonControl() {
  return (
    <RadioGroup aria-label="Delivery" defaultValue="standard" sx={{ gap: 2 }}>
      <FormControl>
        <Radio value="standard" label="Standard" />
        <FormHelperText>3 to 5 days, free</FormHelperText>
      </FormControl>
      <FormControl>
        <Radio value="express" label="Express" />
        <FormHelperText>The next day, $12</FormHelperText>
      </FormControl>
    </RadioGroup>
  );
}
