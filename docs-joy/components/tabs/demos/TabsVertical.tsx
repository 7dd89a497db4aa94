import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const settings = {
  Profile: 'Name, photo and language',
  Security: 'Password and devices',
  Billing: 'Cards and invoices',
};

export default function TabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      defaultValue="Profile"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TabList aria-label="Settings">
        {Object.keys(settings).map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(settings).map(([name, text]) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
