import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import EventIcon from '@mui/icons-material/Event';
import HelpOutlineOutlinedIcon from '@mui/icons-material/HelpOutlineOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBook';

const account = [
  { label: 'Books on loan', icon: <MenuBookIcon /> },
  { label: 'Reading room bookings', icon: <EventIcon /> },
];

export default function BasicList() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <List aria-label="Your library account">
        {account.map(({ label, icon }) => (
          <ListItem key={label} disablePadding>
            <ListItemButton>
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <List aria-label="Help">
        <ListItem disablePadding>
          <ListItemButton>
            <ListItemIcon>
              <HelpOutlineOutlinedIcon />
            </ListItemIcon>
            <ListItemText primary="Ask a librarian" />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
