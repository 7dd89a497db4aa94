import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function AccessibleTabs2() {
  const [tree, setTree] = React.useState('oak');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={tree}>
        <TabList
          onChange={(_event, next: string) => setTree(next)}
          aria-label="Trees, selected with Enter or Space"
          variant="scrollable"
        >
          <Tab label="Oak" value="oak" />
          <Tab label="Birch" value="birch" />
          <Tab label="Larch" value="larch" />
        </TabList>
        <TabPanel value="oak" tabIndex={0}>
          Feeds jays, squirrels and hundreds of insects.
        </TabPanel>
        <TabPanel value="birch" tabIndex={0}>
          First to grow where a fire has cleared the ground.
        </TabPanel>
        <TabPanel value="larch" tabIndex={0}>
          Drops its needles in autumn, unlike other conifers nearby.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
