import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFlex() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {[1, 'auto'].map((flex) => (
        <Tabs key={flex} defaultValue="All">
          <TabList tabFlex={flex} aria-label={`Orders, flex ${flex}`}>
            {['All', 'Ready to ship', 'Sent'].map((value) => (
              <Tab key={value} value={value}>
                {value}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
