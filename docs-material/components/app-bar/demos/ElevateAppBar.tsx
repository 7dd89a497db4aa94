import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { departures } from './departures';

export default function ElevateAppBar() {
  const scrolled = useScrollTrigger({ threshold: 0, disableHysteresis: true });

  return (
    <div>
      <AppBar position="sticky" color="inherit" elevation={scrolled ? 6 : 0}>
        <Toolbar>
          <Typography>To the islands</Typography>
        </Toolbar>
      </AppBar>
      <List aria-label="Crossings to the islands">
        {departures
          .filter(({ to }) => to !== 'North Quay')
          .map(({ time, to }) => (
            <ListItem key={time}>
              {time}, {to}
            </ListItem>
          ))}
      </List>
    </div>
  );
}
