import * as React from 'react';
import Inventory2 from '@mui/icons-material/Inventory2';
import Badge from '@mui/material/Badge';
import type { BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BadgeAlignment() {
  const [vertical, setVertical] =
    React.useState<BadgeOrigin['vertical']>('top');
  const [horizontal, setHorizontal] =
    React.useState<BadgeOrigin['horizontal']>('right');

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={12}
        color="primary"
        anchorOrigin={{ vertical, horizontal }}
      >
        <Inventory2 color="action" sx={{ fontSize: 72 }} />
      </Badge>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Vertical"
          value={vertical}
          onChange={(event, value) => setVertical(value ?? vertical)}
        >
          <ToggleButton value="top">Top</ToggleButton>
          <ToggleButton value="bottom">Bottom</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Horizontal"
          value={horizontal}
          onChange={(event, value) => setHorizontal(value ?? horizontal)}
        >
          <ToggleButton value="left">Left</ToggleButton>
          <ToggleButton value="right">Right</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}
