import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const floors = [
  { name: 'Roof', text: 'Café and weather station' },
  { name: 'Third', text: 'Maps, prints and rare books' },
  { name: 'Second', text: 'Quiet reading room, no phones' },
  { name: 'First', text: 'Newspapers and language courses' },
  { name: 'Ground', text: 'Returns, lockers and the help desk' },
  { name: 'Cellar', text: 'Bicycle racks' },
];

interface PanelProps {
  value: string;
  selected: string;
  children: React.ReactNode;
}

function Panel({ value, selected, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`vertical-tabs-${value}-panel`}
      aria-labelledby={`vertical-tabs-${value}`}
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
    id: `vertical-tabs-${value}`,
    'aria-controls': `vertical-tabs-${value}-panel`,
  };
}

export default function VerticalTabs() {
  const [floor, setFloor] = React.useState('Second');

  return (
    <Box sx={{ display: 'flex', width: '100%', height: 220 }}>
      <Tabs
        value={floor}
        orientation="vertical"
        variant="scrollable"
        onChange={(_event, next: string) => setFloor(next)}
        aria-label="Floors of the library"
        sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
      >
        {floors.map(({ name }) => (
          <Tab key={name} label={name} {...tabProps(name)} />
        ))}
      </Tabs>
      {floors.map(({ name, text }) => (
        <Panel key={name} value={name} selected={floor}>
          {text}
        </Panel>
      ))}
    </Box>
  );
}
