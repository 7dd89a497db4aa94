import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Mail from '@mui/icons-material/Mail';
import People from '@mui/icons-material/People';
import Receipt from '@mui/icons-material/Receipt';

const areas = { Messages: Mail, Users: People, Invoices: Receipt };

export default function TabsIcon() {
  return (
    <Tabs defaultValue="Users" sx={{ width: 280 }}>
      <TabList aria-label="Areas">
        {Object.entries(areas).map(([name, Icon]) => (
          <Tab key={name} value={name} aria-label={name}>
            <Icon />
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
