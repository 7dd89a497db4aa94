import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const statuses = ['Open', 'Paid', 'Overdue'];

export default function RadioChip() {
  const [status, setStatus] = React.useState('Open');

  return (
    <RadioGroup
      aria-label="Invoice status"
      name="RadioChip"
      orientation="horizontal"
      value={status}
      onChange={({ target }) => setStatus(target.value)}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {statuses.map((value) => (
        <Chip key={value} size="lg" variant="plain">
          <Radio
            overlay
            disableIcon
            variant={value === status ? 'solid' : 'outlined'}
            value={value}
            label={value}
          />
        </Chip>
      ))}
    </RadioGroup>
  );
}
