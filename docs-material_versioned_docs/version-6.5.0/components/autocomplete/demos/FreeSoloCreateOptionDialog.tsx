import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { growers, type Grower } from './growers';

const matching = createFilterOptions<Grower>();

export default function FreeSoloCreateOptionDialog() {
  const [known, setKnown] = React.useState(growers);
  const [grower, setGrower] = React.useState<Grower | null>(null);
  const [draft, setDraft] = React.useState<Grower | null>(null);

  const choose = (choice: Grower | string | null) => {
    const name = typeof choice === 'string' ? choice.trim() : choice?.name;
    const existing = known.find((other) => other.name === name);
    if (name && !existing) {
      setDraft({ name, town: '' });
    } else {
      setGrower(existing ?? null);
    }
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft) {
      setKnown([...known, draft]);
      setGrower(draft);
      setDraft(null);
    }
  };

  return (
    <React.Fragment>
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
            {option.isNew
              ? `Register ${option.name}…`
              : `${option.name}, ${option.town}`}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
        sx={{ width: 320, maxWidth: '100%' }}
      />
      <Dialog
        open={draft !== null}
        onClose={() => setDraft(null)}
        aria-labelledby="create-option-dialog-title"
      >
        <DialogTitle id="create-option-dialog-title">
          Register a grower
        </DialogTitle>
        <form onSubmit={save}>
          <DialogContent>
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField
                required
                label="Business name"
                value={draft?.name ?? ''}
                onChange={(event) =>
                  draft && setDraft({ ...draft, name: event.target.value })
                }
              />
              <TextField
                autoFocus
                required
                label="Town"
                value={draft?.town ?? ''}
                onChange={(event) =>
                  draft && setDraft({ ...draft, town: event.target.value })
                }
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit">Register</Button>
          </DialogActions>
        </form>
      </Dialog>
    </React.Fragment>
  );
}
