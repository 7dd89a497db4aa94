import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="January" sx={{ width: 280 }}>
      <TabList
        aria-label="Month"
        sx={{
          overflow: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          [`& .${tabClasses.root}`]: { flex: 'none', scrollSnapAlign: 'start' },
        }}
      >
        {months.map((month) => (
          <Tab key={month} value={month}>
            {month}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
