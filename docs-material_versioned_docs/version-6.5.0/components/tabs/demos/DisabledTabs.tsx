import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTabs() {
  const [record, setRecord] = React.useState('visits');

  return (
    <Tabs
      value={record}
      onChange={(_event, next: string) => setRecord(next)}
      aria-label="Patient record"
      variant="scrollable"
    >
      <Tab value="visits" label="Visits" />
      <Tab value="scans" label="Scans (none yet)" disabled />
      <Tab value="letters" label="Letters" />
    </Tabs>
  );
}
