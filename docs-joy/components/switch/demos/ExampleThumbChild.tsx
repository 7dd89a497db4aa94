import * as React from 'react';
import Switch from '@mui/joy/Switch';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';

export default function ExampleThumbChild() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Switch
      size="lg"
      checked={locked}
      onChange={(event) => setLocked(event.target.checked)}
      slotProps={{
        input: { 'aria-label': 'Lock the invoice' },
        thumb: { children: locked ? <Lock /> : <LockOpen /> },
      }}
      sx={{ '--Switch-thumbSize': '24px' }}
    />
  );
}
