import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const totals = { Day: '14 orders', Week: '96 orders', Month: '402 orders' };

export default function TabsSegmentedControls() {
  return (
    <Tabs defaultValue="Week" sx={{ width: 280, bgcolor: 'transparent' }}>
      <TabList
        disableUnderline
        variant="soft"
        tabFlex={1}
        aria-label="Period"
        sx={{
          p: 0.5,
          gap: 0.5,
          borderRadius: 'xl',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        {Object.keys(totals).map((period) => (
          <Tab key={period} value={period} disableIndicator>
            {period}
          </Tab>
        ))}
      </TabList>
      {Object.entries(totals).map(([period, total]) => (
        <TabPanel key={period} value={period}>
          {total}
        </TabPanel>
      ))}
    </Tabs>
  );
}
