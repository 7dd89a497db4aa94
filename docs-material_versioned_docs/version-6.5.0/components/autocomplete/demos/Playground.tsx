import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

const switches = {
  autoComplete: 'Complete the text inline',
  autoHighlight: 'Highlight the first option',
  autoSelect: 'Take the highlighted option on blur',
  blurOnSelect: 'Leave the field after a choice',
  clearOnEscape: 'Clear with Escape when closed',
  disableClearable: 'A choice cannot be cleared',
  disableCloseOnSelect: 'Stay open after a choice',
  disabled: 'Disabled',
  disableListWrap: 'Stop at both ends of the list',
  includeInputInList: 'Arrow keys pass through the input',
  openOnFocus: 'Open on focus',
  readOnly: 'Read-only',
};

type SwitchName = keyof typeof switches;
const names = Object.keys(switches) as SwitchName[];

export default function Playground() {
  const [on, setOn] = React.useState<SwitchName[]>(['autoHighlight']);
  const props: Partial<Record<SwitchName, boolean>> = Object.fromEntries(
    on.map((name) => [name, true]),
  );
  const toggle = (name: SwitchName, checked: boolean) =>
    setOn(checked ? [...on, name] : on.filter((other) => other !== name));

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Autocomplete
        {...props}
        options={stations}
        defaultValue={stations[3]}
        renderInput={(params) => (
          <TextField {...params} label="Connecting station" />
        )}
        sx={{ maxWidth: 400 }}
      />
      <Box
        role="group"
        aria-label="Props of the autocomplete"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 2,
        }}
      >
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={switches[name]}
            control={
              <Switch
                size="small"
                checked={on.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
            }
          />
        ))}
      </Box>
    </Stack>
  );
}
