import * as React from 'react';
import Button from '@mui/material/Button';

export default function FirstComponent() {
  const [laps, setLaps] = React.useState(0);

  return (
    <Button variant="contained" onClick={() => setLaps(laps + 1)}>
      {laps === 1 ? '1 lap' : `${laps} laps`}
    </Button>
  );
}
