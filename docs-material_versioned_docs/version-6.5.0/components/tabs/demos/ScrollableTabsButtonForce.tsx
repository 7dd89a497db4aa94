import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const stops = [
  'Airport',
  'Fairground',
  'Central',
  'Old Town',
  'Docks',
  'Lighthouse',
];

export default function ScrollableTabsButtonForce() {
  const [stop, setStop] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={stop}
        onChange={(_event, next: number) => setStop(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Stops on the line"
      >
        {stops.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
