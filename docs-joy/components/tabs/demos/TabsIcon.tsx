import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Mail from '@mui/icons-material/Mail';
import People from '@mui/icons-material/People';
import Receipt from '@mui/icons-material/Receipt';

const areas = { Messages: Mail, Users: People, Invoices: Receipt };

export default function TabsIcon() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
      {['Icons', 'Icons and text'].map((kind) => (
        <Tabs key={kind} defaultValue="Users">
          <TabList aria-label={kind} sx={{ overflow: 'auto' }}>
            {Object.entries(areas).map(([name, Icon]) =>
              kind === 'Icons' ? (
                <Tab key={name} value={name} aria-label={name}>
                  <Icon />
                </Tab>
              ) : (
                <Tab key={name} value={name} sx={{ flex: 'none' }}>
                  <ListItemDecorator>
                    <Icon />
                  </ListItemDecorator>
                  {name}
                </Tab>
              ),
            )}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
