import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function HelperTextCheckbox() {
  return (
    <FormControl sx={{ width: 280 }}>
      <Checkbox label="Send me a copy" />
      <FormHelperText>We send it once the invoice is paid.</FormHelperText>
    </FormControl>
  );
}
