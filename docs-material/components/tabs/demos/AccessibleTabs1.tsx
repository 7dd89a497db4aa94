import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function AccessibleTabs1() {
  const [bird, setBird] = React.useState('swift');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={bird}>
        <TabList
          selectionFollowsFocus
          onChange={(_event, next: string) => setBird(next)}
          aria-label="Birds, selected as soon as focused"
          variant="scrollable"
        >
          <Tab label="Swift" value="swift" />
          <Tab label="Heron" value="heron" />
          <Tab label="Wren" value="wren" />
        </TabList>
        <TabPanel value="swift" tabIndex={0}>
          Eats, drinks and sleeps on the wing.
        </TabPanel>
        <TabPanel value="heron" tabIndex={0}>
          Stands in the shallows until a fish forgets about it.
        </TabPanel>
        <TabPanel value="wren" tabIndex={0}>
          Weighs as much as a coin and sings louder than a rooster.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
