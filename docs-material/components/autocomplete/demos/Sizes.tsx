import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { books } from './books';

export default function Sizes() {
  return (
    <Stack spacing={3} sx={{ width: 440, maxWidth: '100%' }}>
      <Autocomplete
        size="small"
        options={books}
        defaultValue={books[6]}
        getOptionLabel={(book) => book.title}
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        multiple
        size="small"
        options={books}
        defaultValue={books.slice(0, 2)}
        getOptionLabel={(book) => book.title}
        renderInput={(params) => (
          <TextField
            {...params}
            variant="filled"
            label="Small, several books"
          />
        )}
      />
      <Autocomplete
        options={books}
        defaultValue={books[6]}
        getOptionLabel={(book) => book.title}
        renderInput={(params) => <TextField {...params} label="Medium" />}
      />
    </Stack>
  );
}
