import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabDisabled() {
  return (
    <Tabs defaultValue="address" sx={{ width: '100%', maxWidth: 360 }}>
      <TabList aria-label="Checkout">
        <Tab value="address">Address</Tab>
        <Tab value="payment">Payment</Tab>
        <Tab value="review" disabled>
          Review
        </Tab>
      </TabList>
      <TabPanel value="address">12 Park Street</TabPanel>
      <TabPanel value="payment">Card ending in 4242</TabPanel>
    </Tabs>
  );
}
