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
      id={`trees-${value}-panel`}
      aria-labelledby={`trees-${value}`}
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
    id: `trees-${value}`,
    'aria-controls': `trees-${value}-panel`,
  };
}

export default function AccessibleTabs2() {
  const [tree, setTree] = React.useState('oak');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tree}
        onChange={(_event, next: string) => setTree(next)}
        aria-label="Trees, selected with Enter or Space"
        variant="scrollable"
      >
        <Tab label="Oak" {...tabProps('oak')} />
        <Tab label="Birch" {...tabProps('birch')} />
        <Tab label="Larch" {...tabProps('larch')} />
      </Tabs>
      <Panel value="oak" selected={tree}>
        Feeds jays, squirrels and hundreds of insects.
      </Panel>
      <Panel value="birch" selected={tree}>
        First to grow where a fire has cleared the ground.
      </Panel>
      <Panel value="larch" selected={tree}>
        Drops its needles in autumn, unlike other conifers nearby.
      </Panel>
    </Box>
  );
}
