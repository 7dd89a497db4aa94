import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSlotProps() {
  return (
    <FormControl>
      <FormLabel>Seat</FormLabel>
      <Input
        defaultValue="27C"
        slotProps={{ input: { maxLength: 3, autoCapitalize: 'characters' } }}
      />
    </FormControl>
  );
}
