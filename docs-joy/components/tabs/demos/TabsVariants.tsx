import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TabsVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="Open">
          <TabList variant={variant} aria-label={`Tickets, ${variant}`}>
            {['Open', 'Closed'].map((value) => (
              <Tab key={value} value={value} variant={variant}>
                {value}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
