import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { departures } from './departures';

export default function HideAppBar() {
  const scrollingDown = useScrollTrigger();

  return (
    <div>
      <Slide appear={false} in={!scrollingDown}>
        <AppBar>
          <Toolbar>
            <Typography>Departures today</Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <List aria-label="Departures">
        {departures.map(({ time, to, ship }) => (
          <ListItem key={time}>
            <ListItemText
              primary={`${time} ${to}`}
              secondary={`Ship: ${ship}`}
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
