import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Patient number</FormLabel>
      <Input name="patient" autoComplete="off" />
      <FormHelperText>You find it at the top of your letter.</FormHelperText>
    </FormControl>
  );
}
