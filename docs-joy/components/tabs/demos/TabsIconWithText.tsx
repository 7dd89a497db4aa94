import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Lock from '@mui/icons-material/Lock';
import Person from '@mui/icons-material/Person';

const settings = { Profile: Person, Password: Lock };
const orientations = ['horizontal', 'vertical'] as const;

export default function TabsIconWithText() {
  return (
    <Stack spacing={3} sx={{ width: 280 }}>
      {orientations.map((orientation) => (
        <Tabs key={orientation} defaultValue="Profile">
          <TabList aria-label={`Settings, ${orientation}`} tabFlex={1}>
            {Object.entries(settings).map(([name, Icon]) => (
              <Tab key={name} value={name} orientation={orientation}>
                <ListItemDecorator>
                  <Icon />
                </ListItemDecorator>
                {name}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
