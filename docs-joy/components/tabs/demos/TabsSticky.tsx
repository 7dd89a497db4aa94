import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const panels = { Inbox: 'Message', Sent: 'Reply' };
const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

export default function TabsSticky() {
  return (
    <Tabs
      defaultValue="Inbox"
      sx={{ width: 280, height: 200, overflow: 'auto' }}
    >
      <TabList sticky="top" aria-label="Mail">
        {Object.keys(panels).map((value) => (
          <Tab key={value} value={value}>
            {value}
          </Tab>
        ))}
      </TabList>
      {Object.entries(panels).map(([value, text]) => (
        <TabPanel key={value} value={value}>
          {numbers.map((number) => (
            <Typography key={number}>
              {text} {number}
            </Typography>
          ))}
        </TabPanel>
      ))}
    </Tabs>
  );
}
