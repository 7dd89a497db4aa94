import * as React from 'react';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import PersonIcon from '@mui/icons-material/Person';
import StarIcon from '@mui/icons-material/Star';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const screens = [
  { value: 'nearby', label: 'Nearby', icon: <DirectionsBusIcon /> },
  { value: 'saved', label: 'Saved', icon: <StarIcon /> },
  { value: 'delays', label: 'Delays', icon: <WarningAmberIcon /> },
  { value: 'account', label: 'Account', icon: <PersonIcon /> },
];

export default function LabelBottomNavigation() {
  const [screen, setScreen] = React.useState('saved');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Commuter app"
      value={screen}
      onChange={(_event, next: string) => setScreen(next)}
      sx={{ maxWidth: 420, mx: 'auto' }}
    >
      {screens.map((item) => (
        <BottomNavigationAction
          key={item.value}
          {...item}
          aria-current={item.value === screen ? 'page' : undefined}
          sx={{ minWidth: 64 }}
        />
      ))}
    </BottomNavigation>
  );
}
