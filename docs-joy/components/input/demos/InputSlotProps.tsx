import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSlotProps() {
  return (
    <FormControl>
      <FormLabel>Oven temperature in °C</FormLabel>
      <Input
        type="number"
        defaultValue={180}
        slotProps={{ input: { min: 60, max: 250, step: 10 } }}
      />
    </FormControl>
  );
}
