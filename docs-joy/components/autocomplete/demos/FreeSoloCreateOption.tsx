import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const filter = createFilterOptions<string>();

export default function FreeSoloCreateOption() {
  const [tags, setTags] = React.useState(['Damaged', 'Gift', 'Urgent']);

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Tag of the order</FormLabel>
      <Autocomplete
        freeSolo
        clearOnBlur
        handleHomeEndKeys
        selectOnFocus
        options={tags}
        filterOptions={(options, state) => {
          const text = state.inputValue.trim();
          const found = filter(options, state);
          return text === '' || tags.includes(text) ? found : [...found, text];
        }}
        renderOption={(props, tag) => (
          <AutocompleteOption {...props} key={tag}>
            {tags.includes(tag) ? tag : `Add “${tag}”`}
          </AutocompleteOption>
        )}
        onChange={(_event, tag) => {
          if (tag && !tags.includes(tag)) {
            setTags([...tags, tag]);
          }
        }}
      />
    </FormControl>
  );
}
