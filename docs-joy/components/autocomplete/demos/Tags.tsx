import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { namedTags } from './namedTags';

const users = ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin', 'Dev Patel'];

export default function Tags() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Recipients</FormLabel>
      <Autocomplete
        multiple
        options={users}
        defaultValue={['Ana Ruiz', 'Ben Okafor']}
        renderTags={namedTags}
      />
    </FormControl>
  );
}
