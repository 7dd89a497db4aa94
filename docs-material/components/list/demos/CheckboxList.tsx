import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const luggage = ['Passport', 'Rain jacket', 'Phone charger', 'Sunscreen'];

export default function CheckboxList() {
  const [packed, setPacked] = React.useState(['Passport']);
  const toggle = (thing: string) =>
    setPacked(
      packed.includes(thing)
        ? packed.filter((other) => other !== thing)
        : [...packed, thing],
    );

  return (
    <List
      aria-label="Packing list"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {luggage.map((thing) => (
        <ListItem key={thing} disablePadding>
          <ListItemButton
            component="label"
            role={undefined}
            tabIndex={-1}
            dense
          >
            <ListItemIcon>
              <Checkbox
                edge="start"
                checked={packed.includes(thing)}
                onChange={() => toggle(thing)}
              />
            </ListItemIcon>
            <ListItemText primary={thing} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
