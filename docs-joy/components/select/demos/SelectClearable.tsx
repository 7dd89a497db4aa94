import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Close from '@mui/icons-material/Close';

export default function SelectClearable() {
  const [customer, setCustomer] = React.useState<string | null>('acme');
  const select = React.useRef<{ focusVisible(): void }>(null);

  function clear() {
    setCustomer(null);
    // The button that had the focus is removed.
    select.current?.focusVisible();
  }

  return (
    <Select
      action={select}
      aria-label="Customer"
      placeholder="All customers"
      value={customer}
      onChange={(_event, value) => setCustomer(value)}
      endDecorator={
        customer && (
          <IconButton aria-label="Clear customer" onClick={clear}>
            <Close />
          </IconButton>
        )
      }
      sx={{ width: 240 }}
    >
      <Option value="acme">Acme Inc.</Option>
      <Option value="globex">Globex</Option>
      <Option value="initech">Initech</Option>
    </Select>
  );
}
