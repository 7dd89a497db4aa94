import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [leg, setLeg] = React.useState('out');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={leg}>
        <TabList
          onChange={(_event, next: string) => setLeg(next)}
          aria-label="Trip to Trieste"
          variant="scrollable"
        >
          <Tab label="Way out" value="out" />
          <Tab label="Way back" value="back" />
        </TabList>
        <TabPanel value="out">Night train, coach 12, upper berth</TabPanel>
        <TabPanel value="back">Ferry to Venice, then the 14:05 train</TabPanel>
      </TabContext>
    </Box>
  );
}
