import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectFieldDemo() {
  const [reason, setReason] = React.useState<string | null>(null);
  const [left, setLeft] = React.useState(false);
  const error = left && reason === null;

  return (
    <FormControl
      id="SelectFieldDemo-status"
      required
      error={error}
      sx={{ width: 280 }}
    >
      <FormLabel>Reason for the return</FormLabel>
      <Select
        required
        placeholder="Select a reason"
        value={reason}
        onChange={(_event, value) => setReason(value)}
        onClose={() => setLeft(true)}
        slotProps={{
          listbox: { 'aria-labelledby': 'SelectFieldDemo-status-label' },
        }}
      >
        <Option value="size">Wrong size</Option>
        <Option value="damaged">Arrived damaged</Option>
        <Option value="late">Arrived late</Option>
      </Select>
      <FormHelperText>
        {error
          ? 'Select a reason to continue.'
          : 'We use it to print the label.'}
      </FormHelperText>
    </FormControl>
  );
}
