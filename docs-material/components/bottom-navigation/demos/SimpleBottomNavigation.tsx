import * as React from 'react';
import AltRouteIcon from '@mui/icons-material/AltRoute';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import DepartureBoardIcon from '@mui/icons-material/DepartureBoard';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const screens = [
  { label: 'Departures', icon: <DepartureBoardIcon /> },
  { label: 'Journeys', icon: <AltRouteIcon /> },
  { label: 'Tickets', icon: <ConfirmationNumberIcon /> },
];

export default function SimpleBottomNavigation() {
  const [screen, setScreen] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Transport app"
      showLabels
      value={screen}
      onChange={(_event, next: number) => setScreen(next)}
    >
      {screens.map((item, index) => (
        <BottomNavigationAction
          key={item.label}
          {...item}
          aria-current={index === screen ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
