import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { customers } from './customers';

export default function LabelAndHelperText() {
  return (
    <FormControl required sx={{ width: 260 }}>
      <FormLabel>Bill to</FormLabel>
      <Autocomplete options={customers} placeholder="Select a customer" />
      <FormHelperText>The invoice is sent to this customer.</FormHelperText>
    </FormControl>
  );
}
