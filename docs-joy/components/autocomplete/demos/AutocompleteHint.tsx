import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';
import { customers } from './customers';

export default function AutocompleteHint() {
  const [customer, setCustomer] = React.useState<string | null>(null);
  const [text, setText] = React.useState('');
  const match = customers.find((name) => text && name.startsWith(text));
  const rest = match?.slice(text.length);

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Customer</FormLabel>
      <Box sx={{ position: 'relative' }}>
        <Autocomplete
          placeholder="Type a capital letter"
          options={customers}
          value={customer}
          onChange={(_event, newCustomer) => setCustomer(newCustomer)}
          inputValue={text}
          onInputChange={(_event, newText) => setText(newText)}
          onKeyDown={(event) => {
            if (event.key === 'Tab' && !event.shiftKey && match && rest) {
              event.preventDefault();
              setCustomer(match);
              setText(match);
            }
          }}
        />
        <Typography
          aria-hidden="true"
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 'calc(0.75rem + 1px)',
            lineHeight: '2.25rem',
            whiteSpace: 'pre',
            pointerEvents: 'none',
            color: 'text.tertiary',
          }}
        >
          <Box component="span" sx={{ visibility: 'hidden' }}>
            {text}
          </Box>
          {rest}
        </Typography>
      </Box>
    </FormControl>
  );
}
