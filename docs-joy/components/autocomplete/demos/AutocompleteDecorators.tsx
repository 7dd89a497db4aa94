import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import PersonAdd from '@mui/icons-material/PersonAdd';
import Business from '@mui/icons-material/Business';
import { customers } from './customers';

export default function AutocompleteDecorators() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete
        options={customers}
        startDecorator={<Business />}
        endDecorator={
          <IconButton aria-label="Add a customer">
            <PersonAdd />
          </IconButton>
        }
      />
    </FormControl>
  );
}
