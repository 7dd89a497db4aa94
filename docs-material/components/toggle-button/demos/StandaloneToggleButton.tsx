import * as React from 'react';
import Repeat from '@mui/icons-material/Repeat';
import ToggleButton from '@mui/material/ToggleButton';

export default function StandaloneToggleButton() {
  const [repeated, setRepeated] = React.useState(false);

  return (
    <ToggleButton
      value="repeat"
      aria-label="Repeat every week"
      selected={repeated}
      onChange={() => setRepeated((before) => !before)}
    >
      <Repeat />
    </ToggleButton>
  );
}
