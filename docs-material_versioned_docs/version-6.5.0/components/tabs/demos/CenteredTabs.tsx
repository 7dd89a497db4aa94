import * as React from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [range, setRange] = React.useState('week');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        centered
        value={range}
        onChange={(_event, next: string) => setRange(next)}
        aria-label="Range of the chart"
        sx={{ [`& .${tabClasses.root}`]: { minWidth: 72 } }}
      >
        <Tab value="day" label="Day" />
        <Tab value="week" label="Week" />
        <Tab value="year" label="Year" />
      </Tabs>
    </Box>
  );
}
