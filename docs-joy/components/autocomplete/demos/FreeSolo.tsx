import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Search from '@mui/icons-material/Search';

const recent = ['late orders', 'open invoices', 'refunds', 'unread messages'];

export default function FreeSolo() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Search</FormLabel>
      <Autocomplete
        freeSolo
        disableClearable
        type="search"
        options={recent}
        startDecorator={<Search />}
      />
    </FormControl>
  );
}
