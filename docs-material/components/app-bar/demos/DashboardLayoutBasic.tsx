import * as React from 'react';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import MenuIcon from '@mui/icons-material/Menu';
import People from '@mui/icons-material/People';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const areas = [
  { name: 'Fleet', icon: <DirectionsBoat />, fact: 'Three ships are at sea.' },
  {
    name: 'Sales',
    icon: <ConfirmationNumber />,
    fact: '412 tickets sold today.',
  },
  { name: 'Crew', icon: <People />, fact: 'Everyone has checked in.' },
];

export default function DashboardLayoutBasic() {
  const [wide, setWide] = React.useState(true);
  const [area, setArea] = React.useState('Fleet');

  return (
    <div>
      <AppBar position="sticky">
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Names in the navigation"
            aria-pressed={wide}
            onClick={() => setWide(!wide)}
          >
            <MenuIcon />
          </IconButton>
          <Typography>Ferry office</Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex' }}>
        <Box component="nav" aria-label="Areas of the office">
          <List sx={{ width: wide ? 168 : 56 }}>
            {areas.map((item) => (
              <ListItem key={item.name} disablePadding>
                <ListItemButton
                  aria-label={item.name}
                  aria-current={item.name === area ? 'page' : undefined}
                  selected={item.name === area}
                  onClick={() => setArea(item.name)}
                  sx={{ minHeight: 48 }}
                >
                  <ListItemIcon>{item.icon}</ListItemIcon>
                  {wide && <ListItemText primary={item.name} />}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
        <Typography sx={{ p: 3, flex: 1 }}>
          {areas.find((item) => item.name === area)?.fact}
        </Typography>
      </Box>
    </div>
  );
}
