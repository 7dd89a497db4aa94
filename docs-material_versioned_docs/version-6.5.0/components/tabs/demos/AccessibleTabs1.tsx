import * as React from 'react';
import Box from '@mui/material/Box';
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
      id={`birds-${value}-panel`}
      aria-labelledby={`birds-${value}`}
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
    id: `birds-${value}`,
    'aria-controls': `birds-${value}-panel`,
  };
}

export default function AccessibleTabs1() {
  const [bird, setBird] = React.useState('swift');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={bird}
        selectionFollowsFocus
        onChange={(_event, next: string) => setBird(next)}
        aria-label="Birds, selected as soon as focused"
        variant="scrollable"
      >
        <Tab label="Swift" {...tabProps('swift')} />
        <Tab label="Heron" {...tabProps('heron')} />
        <Tab label="Wren" {...tabProps('wren')} />
      </Tabs>
      <Panel value="swift" selected={bird}>
        Eats, drinks and sleeps on the wing.
      </Panel>
      <Panel value="heron" selected={bird}>
        Stands in the shallows until a fish forgets about it.
      </Panel>
      <Panel value="wren" selected={bird}>
        Weighs as much as a coin and sings louder than a rooster.
      </Panel>
    </Box>
  );
}
