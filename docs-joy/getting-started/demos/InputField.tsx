import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Meter number</FormLabel>
      <Input />
      <FormHelperText>Eight digits, printed above the bar code.</FormHelperText>
    </FormControl>
  );
}
