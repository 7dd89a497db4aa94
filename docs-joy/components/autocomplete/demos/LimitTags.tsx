import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { customers } from './customers';
import { namedTags } from './namedTags';

export default function LimitTags() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Customers in the report</FormLabel>
      <Autocomplete
        multiple
        limitTags={2}
        getLimitTagsText={(more) => `${more} more`}
        options={customers}
        defaultValue={customers.slice(0, 5)}
        renderTags={namedTags}
      />
    </FormControl>
  );
}
