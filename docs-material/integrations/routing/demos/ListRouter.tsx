import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { MemoryRouter, RouterLink, usePath } from './memoryrouter';

const rooms = [
  { to: '/rooms/coins', label: 'Coins' },
  { to: '/rooms/maps', label: 'Maps' },
  { to: '/rooms/textiles', label: 'Textiles' },
];

function Rooms() {
  const path = usePath();
  return (
    <List component="nav" aria-label="Museum rooms">
      {rooms.map(({ to, label }) => (
        <ListItem key={to} component="div" disablePadding>
          <ListItemButton
            component={RouterLink}
            to={to}
            selected={to === path}
            aria-current={to === path ? 'page' : undefined}
          >
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function ListRouter() {
  return (
    <Paper variant="outlined" sx={{ width: 240 }}>
      <MemoryRouter start="/rooms/maps">
        <Rooms />
      </MemoryRouter>
    </Paper>
  );
}
