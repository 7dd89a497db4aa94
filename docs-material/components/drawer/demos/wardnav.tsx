import * as React from 'react';
import AssignmentIcon from '@mui/icons-material/Assignment';
import CleaningServicesIcon from '@mui/icons-material/CleaningServices';
import HotelIcon from '@mui/icons-material/Hotel';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const views = [
  { name: 'Beds', Icon: HotelIcon },
  { name: 'Transfers', Icon: SwapHorizIcon },
  { name: 'Cleaning', Icon: CleaningServicesIcon },
  { name: 'Handover', Icon: AssignmentIcon },
];

interface WardNavProps {
  label?: string;
  /** Shows the icons only. The names stay in the accessibility tree. */
  iconsOnly?: boolean;
  onPick?: (view: string) => void;
}

/** The views of the bed planner. */
export function WardNav({
  label = 'Ward 4',
  iconsOnly = false,
  onPick,
}: WardNavProps) {
  const [current, setCurrent] = React.useState('Beds');

  return (
    <Box component="nav" aria-label={label}>
      <List>
        {views.map(({ name, Icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              title={iconsOnly ? name : undefined}
              onClick={() => {
                setCurrent(name);
                onPick?.(name);
              }}
            >
              <ListItemIcon sx={{ minWidth: 44 }}>
                <Icon />
              </ListItemIcon>
              <ListItemText
                primary={name}
                sx={{ opacity: iconsOnly ? 0 : 1 }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
