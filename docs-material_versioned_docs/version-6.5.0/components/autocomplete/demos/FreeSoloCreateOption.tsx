import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { growers, type Grower } from './growers';

const matching = createFilterOptions<Grower>();

export default function FreeSoloCreateOption() {
  const [known, setKnown] = React.useState(growers);
  const [grower, setGrower] = React.useState<Grower | null>(null);

  const choose = (choice: Grower | string | null) => {
    const name = typeof choice === 'string' ? choice.trim() : choice?.name;
    const existing = known.find((other) => other.name === name);
    if (name && !existing) {
      const added = { name, town: '' };
      setKnown([...known, added]);
      setGrower(added);
    } else {
      setGrower(existing ?? null);
    }
  };

  return (
    <Autocomplete
      freeSolo
      selectOnFocus
      clearOnBlur
      handleHomeEndKeys
      options={known}
      value={grower}
      onChange={(_event, choice) => choose(choice)}
      getOptionLabel={(option) =>
        typeof option === 'string' ? option : option.name
      }
      filterOptions={(options, state) => {
        const found = matching(options, state);
        const name = state.inputValue.trim();
        const exists = options.some((option) => option.name === name);
        return name === '' || exists
          ? found
          : [...found, { name, town: '', isNew: true }];
      }}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          {option.isNew ? `New grower: ${option.name}` : option.name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Grower" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
