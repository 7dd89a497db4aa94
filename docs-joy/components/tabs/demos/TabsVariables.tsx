import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Tabs-spacing', initial: 16, max: 32 },
  { name: '--Tab-indicatorThickness', initial: 2, max: 12 },
  { name: '--Tab-indicatorSize', initial: 40, max: 80 },
  { name: '--Tab-indicatorRadius', initial: 0, max: 12 },
];

export default function TabsVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs defaultValue="open" style={style} sx={{ height: 120 }}>
        <TabList aria-label="Invoices">
          <Tab value="open">Open</Tab>
          <Tab value="paid">Paid</Tab>
        </TabList>
        <TabPanel value="open">12 invoices</TabPanel>
        <TabPanel value="paid">230 invoices</TabPanel>
      </Tabs>
      {variables.map(({ name, max }, index) => (
        <Typography key={name} component="label" level="body-sm">
          {name}: {pixels[index]}px
          <input
            type="range"
            max={max}
            value={pixels[index]}
            onChange={({ target }) =>
              setPixels(
                pixels.map((old, at) => (at === index ? +target.value : old)),
              )
            }
            style={{ display: 'block', width: '100%' }}
          />
        </Typography>
      ))}
    </Stack>
  );
}
