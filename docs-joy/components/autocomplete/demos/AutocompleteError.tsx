import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { customers } from './customers';

export default function AutocompleteError() {
  const [customer, setCustomer] = React.useState<string | null>(null);

  return (
    <FormControl required error={customer === null} sx={{ width: 260 }}>
      <FormLabel>Bill to</FormLabel>
      <Autocomplete
        options={customers}
        value={customer}
        onChange={(_event, newCustomer) => setCustomer(newCustomer)}
      />
      <FormHelperText>
        {customer ? 'Ready to send' : 'Select a customer to send the invoice.'}
      </FormHelperText>
    </FormControl>
  );
}
