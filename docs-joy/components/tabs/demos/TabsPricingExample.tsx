import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Free', price: 0, text: 'One user, 20 invoices a month' },
  { name: 'Team', price: 12, text: 'Ten users, 500 invoices a month' },
  { name: 'Company', price: 80, text: 'No limits, with phone support' },
];

export default function TabsPricingExample() {
  return (
    <Tabs
      variant="outlined"
      defaultValue="Team"
      sx={{
        width: 300,
        maxWidth: '100%',
        borderRadius: 'lg',
        overflow: 'auto',
      }}
    >
      <TabList tabFlex={1} variant="soft" aria-label="Plan">
        {plans.map(({ name }) => (
          <Tab key={name} value={name} indicatorInset>
            {name}
          </Tab>
        ))}
      </TabList>
      {plans.map(({ name, price, text }) => (
        <TabPanel key={name} value={name}>
          <Typography level="h3" component="p">
            ${price}
          </Typography>
          <Typography>{text}</Typography>
        </TabPanel>
      ))}
    </Tabs>
  );
}
