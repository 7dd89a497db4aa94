import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { stations, type Station } from './stations';

function bestMatch(text: string) {
  return stations.find(
    (station) =>
      text !== '' && station.label.toLowerCase().startsWith(text.toLowerCase()),
  );
}

export default function AutocompleteHint() {
  const [station, setStation] = React.useState<Station | null>(null);
  const [text, setText] = React.useState('');
  const match = bestMatch(text);
  const rest = match?.label.slice(text.length) ?? '';

  return (
    <Autocomplete
      options={stations}
      value={station}
      onChange={(_event, newStation) => setStation(newStation)}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && !event.shiftKey && match && rest !== '') {
          event.preventDefault();
          setStation(match);
          setText(match.label);
        }
      }}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <TextField
            {...params}
            label="Destination"
            helperText="Press Tab to accept the gray completion."
          />
          <Box
            aria-hidden="true"
            sx={{
              position: 'absolute',
              top: 16,
              insetInline: '14px 65px',
              overflow: 'hidden',
              whiteSpace: 'pre',
              typography: 'body1',
              lineHeight: '1.4375em',
              pointerEvents: 'none',
              color: 'text.secondary',
            }}
          >
            <Box component="span" sx={{ visibility: 'hidden' }}>
              {text}
            </Box>
            {rest}
          </Box>
        </Box>
      )}
    />
  );
}
