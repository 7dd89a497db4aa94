import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const departments = [
  'Bakery',
  'Dairy',
  'Fish',
  'Fruit',
  'Household',
  'Tea and coffee',
  'Wine',
];

export default function ScrollableTabsButtonAuto() {
  const [department, setDepartment] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Tabs
        value={department}
        onChange={(_event, next: number) => setDepartment(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Departments"
      >
        {departments.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
