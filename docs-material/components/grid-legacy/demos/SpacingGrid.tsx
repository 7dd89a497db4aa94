import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SpacingGrid() {
  const [gutter, setGutter] = React.useState(1);

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Spacing"
        value={gutter}
        onChange={(_event, value: number | null) => setGutter(value ?? gutter)}
        sx={{ mb: 2 }}
      >
        {[0, 1, 3, 5].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <GridLegacy container spacing={gutter}>
        {['Births', 'Weddings', 'Obituaries'].map((notice) => (
          <GridLegacy key={notice} item xs={12} sm={4}>
            <Card sx={{ p: 1.5 }}>{notice}</Card>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
