import Stack from '@mui/material/Stack';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

export default function StateClass() {
  const [cut, setCut] = React.useState('leaf');
  return (
    <Stack direction="row">
      <ToggleButtonGroup
        exclusive
        aria-label="Cut"
        value={cut}
        onChange={(event, value) => setCut(value ?? cut)}
        sx={{
          [`& .${toggleButtonClasses.root}.Mui-selected`]: {
            bgcolor: 'text.primary',
            color: 'background.paper',
            '&:hover': { bgcolor: 'text.primary' },
          },
        }}
      >
        <ToggleButton value="leaf">Loose leaf</ToggleButton>
        <ToggleButton value="bag">Bags</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
