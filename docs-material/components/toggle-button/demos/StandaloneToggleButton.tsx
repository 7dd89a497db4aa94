import * as React from 'react';
import Repeat from '@mui/icons-material/Repeat';
import ToggleButton from '@mui/material/ToggleButton';

export default function StandaloneToggleButton() {
  const [looped, setLooped] = React.useState(false);

  return (
    <ToggleButton
      value="loop"
      aria-label="Repeat the selected bars"
      selected={looped}
      onChange={() => setLooped((before) => !before)}
    >
      <Repeat />
    </ToggleButton>
  );
}
