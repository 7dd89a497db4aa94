import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const counts = new Map([
  ['Deals', 14],
  ['Library', 20],
  ['Products', 8],
]);

export default function TabsPageExample() {
  const [value, setValue] = React.useState('Deals');

  return (
    <Tabs
      value={value}
      onChange={(_event, next) => setValue(String(next))}
      sx={{ width: '100%' }}
    >
      <TabList aria-label="Shop" sx={{ justifyContent: 'center' }}>
        {[...counts].map(([name, count]) => (
          <Tab key={name} value={name} indicatorInset>
            {name}
            <Chip size="sm" color={name === value ? 'primary' : 'neutral'}>
              {count}
            </Chip>
          </Tab>
        ))}
      </TabList>
      {[...counts].map(([name, count]) => (
        <TabPanel key={name} value={name} sx={{ textAlign: 'center' }}>
          {count} entries in {name}
        </TabPanel>
      ))}
    </Tabs>
  );
}
