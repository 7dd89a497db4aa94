import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { BedList } from './bedlist';

const arrivals = [
  '14:20, emergency room',
  '15:00, recovery room',
  '16:45, planned admission',
];

export default function PermanentDrawerRight() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <BedList />
      </Box>
      <Drawer
        variant="permanent"
        anchor="right"
        sx={{ width: 170, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: 170 } } }}
      >
        <List
          dense
          aria-labelledby="permanent-drawer-right-arrivals"
          subheader={
            <ListSubheader id="permanent-drawer-right-arrivals">
              Arriving today
            </ListSubheader>
          }
        >
          {arrivals.map((arrival) => (
            <ListItem key={arrival}>
              <ListItemText primary={arrival} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
