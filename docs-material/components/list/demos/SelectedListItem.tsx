import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const windows = [
  { time: '8:00–10:00', note: 'Free of charge' },
  { time: '12:00–14:00', note: 'Free of charge' },
  { time: '18:00–20:00', note: '$3.50 surcharge' },
];

export default function SelectedListItem() {
  const [selected, setSelected] = React.useState('12:00–14:00');

  return (
    <List
      aria-label="Delivery window"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {windows.map(({ time, note }) => (
        <ListItem key={time} disablePadding>
          <ListItemButton
            selected={time === selected}
            aria-pressed={time === selected}
            onClick={() => setSelected(time)}
          >
            <ListItemText primary={time} secondary={note} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
