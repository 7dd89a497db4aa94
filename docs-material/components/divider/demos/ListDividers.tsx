import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const legs = [
  { to: 'Footbridge', detail: '35 minutes, forest road' },
  { to: 'Alpine hut', detail: '1 hour 20, zigzag path' },
  { to: 'Saddle', detail: '50 minutes, steep' },
];

export default function ListDividers() {
  return (
    <List aria-label="Legs of the hike" sx={{ width: 320, maxWidth: '100%' }}>
      {legs.map(({ to, detail }, index) => (
        <React.Fragment key={to}>
          {index > 0 && <Divider component="li" variant="middle" aria-hidden />}
          <ListItem>
            <ListItemText primary={to} secondary={detail} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
