import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { books } from './books';

export default function LimitTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      options={books}
      defaultValue={books.slice(5, 11)}
      getOptionLabel={(book) => book.title}
      renderInput={(params) => <TextField {...params} label="Reading list" />}
      sx={{ width: 440, maxWidth: '100%' }}
    />
  );
}
