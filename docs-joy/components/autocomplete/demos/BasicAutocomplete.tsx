import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { customers } from './customers';

export default function BasicAutocomplete() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete options={customers} defaultValue="Globex" />
    </FormControl>
  );
}
