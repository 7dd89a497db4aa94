import * as React from 'react';
import Button from '@mui/material/Button';

export default function ThrowingDemo() {
  const [jammed, setJammed] = React.useState(false);
  if (jammed) {
    throw new Error('The millstone is jammed.');
  }
  return (
    <Button variant="contained" onClick={() => setJammed(true)}>
      Jam the millstone
    </Button>
  );
}
