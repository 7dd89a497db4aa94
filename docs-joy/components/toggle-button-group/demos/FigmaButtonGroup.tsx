import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function FigmaButtonGroup() {
  const [tab, setTab] = React.useState('design');

  return (
    <ToggleButtonGroup
      size="sm"
      variant="plain"
      spacing={0.5}
      aria-label="Panel"
      value={tab}
      onChange={(_event, newTab) => setTab(newTab ?? tab)}
      sx={{
        p: 0.5,
        borderRadius: '8px',
        bgcolor: 'background.level2',
        '& [aria-pressed="true"]': {
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      <Button value="design">Design</Button>
      <Button value="prototype">Prototype</Button>
      <Button value="inspect">Inspect</Button>
    </ToggleButtonGroup>
  );
}
