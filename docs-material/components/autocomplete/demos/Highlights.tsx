import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import match from 'autosuggest-highlight/match';
import parse from 'autosuggest-highlight/parse';
import { books } from './books';

export default function Highlights() {
  return (
    <Autocomplete
      options={books}
      getOptionLabel={(book) => `${book.title} by ${book.author}`}
      renderOption={({ key, ...optionProps }, book, { inputValue }) => {
        const label = `${book.title} by ${book.author}`;
        const found = match(label, inputValue, { insideWords: true });
        return (
          <li key={key} {...optionProps}>
            <span>
              {parse(label, found).map((part, index) => (
                <Box
                  key={index}
                  component={part.highlight ? 'mark' : 'span'}
                  sx={part.highlight ? { fontWeight: 'medium' } : undefined}
                >
                  {part.text}
                </Box>
              ))}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Find a book" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
