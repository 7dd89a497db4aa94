import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BatteryChargingFullIcon from '@mui/icons-material/BatteryChargingFull';
import BoltIcon from '@mui/icons-material/Bolt';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const pill = {
  borderRadius: 999,
  [`&&.${listItemButtonClasses.selected}`]: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
  [`&.${listItemButtonClasses.focusVisible}`]: {
    outline: 2,
    outlineColor: 'text.primary',
  },
};

const views = [
  { name: 'Solar roof', icon: <WbSunnyIcon /> },
  { name: 'Battery', icon: <BatteryChargingFullIcon /> },
  { name: 'Grid supply', icon: <BoltIcon /> },
];

export default function CustomizedList() {
  const [view, setView] = React.useState('Battery');

  return (
    <List
      aria-label="Energy views"
      sx={{ width: 280, maxWidth: '100%', p: 1, bgcolor: 'background.paper' }}
    >
      {views.map(({ name, icon }) => (
        <ListItem key={name} disablePadding sx={{ mb: 0.5 }}>
          <ListItemButton
            sx={pill}
            selected={name === view}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
              {icon}
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
