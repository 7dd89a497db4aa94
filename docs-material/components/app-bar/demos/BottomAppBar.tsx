import DirectionsCar from '@mui/icons-material/DirectionsCar';
import Map from '@mui/icons-material/Map';
import QrCode from '@mui/icons-material/QrCode';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import { departures } from './departures';

export default function BottomAppBar() {
  return (
    <div>
      <List aria-label="Departures">
        {departures.map(({ time, to }) => (
          <ListItem key={time}>
            <ListItemText primary={to} secondary={time} />
          </ListItem>
        ))}
      </List>
      <Toolbar />
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Map of the harbors"
          >
            <Map />
          </IconButton>
          <Fab color="secondary" aria-label="Show my ticket" sx={{ mt: -5 }}>
            <QrCode />
          </Fab>
          <IconButton edge="end" color="inherit" aria-label="Add a vehicle">
            <DirectionsCar />
          </IconButton>
        </Toolbar>
      </AppBar>
    </div>
  );
}
