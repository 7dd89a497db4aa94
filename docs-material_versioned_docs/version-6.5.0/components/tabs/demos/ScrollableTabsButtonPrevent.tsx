import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const shelves = [
  'Atlases',
  'Biography',
  'Comics',
  'Cookbooks',
  'Crime',
  'Poetry',
  'Travel',
];

export default function ScrollableTabsButtonPrevent() {
  const [shelf, setShelf] = React.useState(3);

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={shelf}
        onChange={(_event, next: number) => setShelf(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Shelves"
      >
        {shelves.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
