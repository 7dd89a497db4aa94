import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import match from 'autosuggest-highlight/match';
import parse from 'autosuggest-highlight/parse';
import { customers } from './customers';

export default function Highlights() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete
        options={customers}
        renderOption={(props, customer, { inputValue }) => {
          const found = match(customer, inputValue, { insideWords: true });
          return (
            <AutocompleteOption {...props} key={customer}>
              <span>
                {parse(customer, found).map((part, index) => (
                  <Box
                    key={index}
                    component="span"
                    sx={{ fontWeight: part.highlight ? 'lg' : 'inherit' }}
                  >
                    {part.text}
                  </Box>
                ))}
              </span>
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
