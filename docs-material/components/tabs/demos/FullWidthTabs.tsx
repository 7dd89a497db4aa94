import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';

export default function FullWidthTabs() {
  const [view, setView] = React.useState('rooms');

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={view}>
        <TabList
          variant="fullWidth"
          onChange={(_event, next: string) => setView(next)}
          aria-label="Guesthouse"
        >
          <Tab label="Rooms" value="rooms" />
          <Tab label="Getting here" value="way" />
        </TabList>
        <TabPanel value="rooms">Six doubles, two of them with a stove</TabPanel>
        <TabPanel value="way">Bus 31 stops at the gate every hour</TabPanel>
      </TabContext>
    </Paper>
  );
}
