import * as React from 'react';
import Radio from '@mui/joy/Radio';
import Stack from '@mui/joy/Stack';

export default function RadioButtons() {
  const [view, setView] = React.useState('list');

  return (
    <Stack role="radiogroup" aria-label="View" direction="row" spacing={3}>
      {['list', 'grid'].map((name) => (
        <Radio
          key={name}
          name="RadioButtons"
          value={name}
          label={name}
          checked={view === name}
          onChange={(event) => setView(event.target.value)}
        />
      ))}
    </Stack>
  );
}
