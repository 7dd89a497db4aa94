import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import Bluetooth from '@mui/icons-material/Bluetooth';
import Flight from '@mui/icons-material/Flight';
import Wifi from '@mui/icons-material/Wifi';

const settings = [
  { text: 'Airplane mode', icon: <Flight />, on: false },
  { text: 'Wi-Fi', icon: <Wifi />, on: true },
  { text: 'Bluetooth', icon: <Bluetooth />, on: true },
];

export default function ExampleIOSList() {
  const items = settings.flatMap(({ text, icon, on }, index) => [
    index > 0 && (
      <ListDivider aria-hidden key={`${text} line`} inset="startContent" />
    ),
    <ListItem key={text}>
      <ListItemDecorator>{icon}</ListItemDecorator>
      <ListItemContent>{text}</ListItemContent>
      <Switch
        defaultChecked={on}
        color="success"
        slotProps={{ input: { 'aria-label': text } }}
      />
    </ListItem>,
  ]);

  return (
    <Sheet
      variant="soft"
      sx={{ width: 300, maxWidth: '100%', p: 2, borderRadius: 'md' }}
    >
      <Typography id="ExampleIOSList-title" level="body-sm" sx={{ mb: 1 }}>
        Connections
      </Typography>
      <List
        aria-labelledby="ExampleIOSList-title"
        sx={{ borderRadius: 'md', bgcolor: 'background.surface' }}
      >
        {items}
      </List>
    </Sheet>
  );
}
