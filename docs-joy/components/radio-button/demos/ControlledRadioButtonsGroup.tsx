import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ControlledRadioButtonsGroup() {
  const [status, setStatus] = React.useState('open');

  return (
    <FormControl>
      <FormLabel>Invoices</FormLabel>
      <RadioGroup
        value={status}
        onChange={(event) => setStatus(event.target.value)}
      >
        <Radio value="open" label="Open" />
        <Radio value="paid" label="Paid" />
        <Radio value="void" label="Void" disabled />
      </RadioGroup>
      <FormHelperText role="status">
        {status === 'open' ? '12 invoices' : '230 invoices'}
      </FormHelperText>
    </FormControl>
  );
}
