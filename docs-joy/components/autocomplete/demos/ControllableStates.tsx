import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { customers } from './customers';

export default function ControllableStates() {
  const [customer, setCustomer] = React.useState<string | null>('Hooli');
  const [text, setText] = React.useState('');

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete
        options={customers}
        value={customer}
        onChange={(_event, newCustomer) => setCustomer(newCustomer)}
        inputValue={text}
        onInputChange={(_event, newText) => setText(newText)}
      />
      <FormHelperText role="status">
        Selected: {customer ?? 'nothing'}, text: {text || 'empty'}
      </FormHelperText>
    </FormControl>
  );
}
