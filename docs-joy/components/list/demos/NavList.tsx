import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Group from '@mui/icons-material/Group';
import Inventory from '@mui/icons-material/Inventory';
import ReceiptLong from '@mui/icons-material/ReceiptLong';

const links = [
  { text: 'Orders', icon: <Inventory /> },
  { text: 'Invoices', icon: <ReceiptLong /> },
  { text: 'Users', icon: <Group /> },
];

export default function NavList() {
  return (
    <List component="nav" aria-label="Shop pages" sx={{ width: 240 }}>
      {links.map(({ text, icon }) => (
        <ListItemButton key={text} component="a" href="#semantic-elements">
          <ListItemDecorator>{icon}</ListItemDecorator>
          {text}
        </ListItemButton>
      ))}
    </List>
  );
}
