import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface PanelProps {
  value: string;
  selected: string;
  children: React.ReactNode;
}

function Panel({ value, selected, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`full-width-tabs-${value}-panel`}
      aria-labelledby={`full-width-tabs-${value}`}
      hidden={value !== selected}
      tabIndex={0}
      sx={{ p: 3 }}
    >
      {children}
    </Box>
  );
}

function tabProps(value: string) {
  return {
    value,
    id: `full-width-tabs-${value}`,
    'aria-controls': `full-width-tabs-${value}-panel`,
  };
}

export default function FullWidthTabs() {
  const [view, setView] = React.useState('rooms');

  return (
    <Paper sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={view}
        variant="fullWidth"
        onChange={(_event, next: string) => setView(next)}
        aria-label="Guesthouse"
      >
        <Tab label="Rooms" {...tabProps('rooms')} />
        <Tab label="Getting here" {...tabProps('way')} />
      </Tabs>
      <Panel value="rooms" selected={view}>
        Six doubles, two of them with a stove
      </Panel>
      <Panel value="way" selected={view}>
        Bus 31 stops at the gate every hour
      </Panel>
    </Paper>
  );
}
