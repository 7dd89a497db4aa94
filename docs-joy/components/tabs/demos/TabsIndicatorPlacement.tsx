import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const placements = ['top', 'bottom'] as const;

export default function TabsIndicatorPlacement() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {placements.map((placement) => (
        <Tabs key={placement} defaultValue="Users">
          <TabList
            underlinePlacement={placement}
            aria-label={`Directory, ${placement}`}
          >
            {['Users', 'Teams'].map((value) => (
              <Tab
                key={value}
                value={value}
                indicatorPlacement={placement}
                indicatorInset
              >
                {value}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
