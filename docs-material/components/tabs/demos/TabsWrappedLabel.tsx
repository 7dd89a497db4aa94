import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrappedLabel() {
  const [desk, setDesk] = React.useState('law');

  return (
    <Tabs
      value={desk}
      onChange={(_event, next: string) => setDesk(next)}
      aria-label="News desks"
      variant="scrollable"
      sx={{ [`& .${tabClasses.root}`]: { maxWidth: 160 } }}
    >
      <Tab value="law" label="Courts, police and public inquiries" wrapped />
      <Tab value="city" label="City hall" />
      <Tab value="sea" label="Shipping" />
    </Tabs>
  );
}
