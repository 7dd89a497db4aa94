import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Home from '@mui/icons-material/Home';
import Person from '@mui/icons-material/Person';
import Search from '@mui/icons-material/Search';

const views = { Home, Search, Account: Person };

export default function TabsBottomNavExample() {
  return (
    <Tabs
      size="sm"
      variant="outlined"
      defaultValue="Home"
      sx={{ width: 280, borderRadius: 'lg', overflow: 'hidden' }}
    >
      {Object.keys(views).map((name) => (
        <TabPanel key={name} value={name} sx={{ height: 120 }}>
          {name}
        </TabPanel>
      ))}
      <TabList tabFlex={1} underlinePlacement="top" aria-label="Views">
        {Object.entries(views).map(([name, Icon]) => (
          <Tab
            key={name}
            value={name}
            orientation="vertical"
            indicatorPlacement="top"
            color="primary"
          >
            <Icon />
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
