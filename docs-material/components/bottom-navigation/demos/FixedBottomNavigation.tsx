import * as React from 'react';
import DepartureBoardIcon from '@mui/icons-material/DepartureBoard';
import MapIcon from '@mui/icons-material/Map';
import SearchIcon from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

const departures = Array.from({ length: 14 }, (_, index) => ({
  line: `Line ${(index % 5) + 3}`,
  time: `in ${index * 3 + 2} minutes`,
}));

const screens = [
  { name: 'Departures', Icon: DepartureBoardIcon },
  { name: 'Map', Icon: MapIcon },
  { name: 'Search', Icon: SearchIcon },
];

export default function FixedBottomNavigation() {
  const [screen, setScreen] = React.useState('Departures');

  return (
    <Box sx={{ pb: 7 }}>
      <List dense aria-label={screen}>
        {departures.map(({ line, time }) => (
          <ListItem key={time}>
            <ListItemText primary={line} secondary={time} />
          </ListItem>
        ))}
      </List>
      <Paper square elevation={8} sx={{ position: 'fixed', inset: 'auto 0 0' }}>
        <BottomNavigation
          component="nav"
          aria-label="Stop at the town hall"
          showLabels
          value={screen}
          onChange={(_event, next: string) => setScreen(next)}
        >
          {screens.map(({ name, Icon }) => (
            <BottomNavigationAction
              key={name}
              value={name}
              label={name}
              icon={<Icon />}
              aria-current={name === screen ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
