import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const floors = [
  { name: 'Roof', text: 'Café and weather station' },
  { name: 'Third', text: 'Maps, prints and rare books' },
  { name: 'Second', text: 'Quiet reading room, no phones' },
  { name: 'First', text: 'Newspapers and language courses' },
  { name: 'Ground', text: 'Returns, lockers and the help desk' },
  { name: 'Cellar', text: 'Bicycle racks' },
];

export default function VerticalTabs() {
  const [floor, setFloor] = React.useState('Second');

  return (
    <Box sx={{ display: 'flex', width: '100%', height: 220 }}>
      <TabContext value={floor}>
        <TabList
          orientation="vertical"
          variant="scrollable"
          onChange={(_event, next: string) => setFloor(next)}
          aria-label="Floors of the library"
          sx={{
            flexShrink: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {floors.map(({ name }) => (
            <Tab key={name} label={name} value={name} />
          ))}
        </TabList>
        {floors.map(({ name, text }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
