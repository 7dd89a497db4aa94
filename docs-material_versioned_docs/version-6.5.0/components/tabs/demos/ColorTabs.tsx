import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [source, setSource] = React.useState('wind');

  return (
    <Tabs
      value={source}
      onChange={(_event, next: string) => setSource(next)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Energy source"
      variant="scrollable"
    >
      <Tab value="sun" label="Solar" />
      <Tab value="wind" label="Wind" />
      <Tab value="water" label="Hydro" />
    </Tabs>
  );
}
