import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="orders" sx={{ width: '100%', maxWidth: 360 }}>
      <TabList aria-label="Customer">
        <Tab value="orders">Orders</Tab>
        <Tab value="invoices">Invoices</Tab>
        <Tab value="messages">Messages</Tab>
      </TabList>
      <TabPanel value="orders">12 orders since January.</TabPanel>
      <TabPanel value="invoices">Two invoices are overdue.</TabPanel>
      <TabPanel value="messages">No new messages.</TabPanel>
    </Tabs>
  );
}
