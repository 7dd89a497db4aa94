import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

const departments = [
  {
    id: 'imaging',
    name: 'Imaging',
    rooms: ['X-ray, room 104', 'Ultrasound, room 106'],
  },
  {
    id: 'heart',
    name: 'Heart center',
    rooms: ['ECG, room 211', 'Stress test, room 214'],
  },
  {
    id: 'children',
    name: 'Children’s ward',
    rooms: ['Check-ups, room 302', 'Vaccinations, room 305'],
  },
];

export default function NestedList() {
  const [open, setOpen] = React.useState<string | null>('imaging');

  return (
    <List
      aria-labelledby="department-list-title"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
      subheader={
        <ListSubheader id="department-list-title">Departments</ListSubheader>
      }
    >
      {departments.map(({ id, name, rooms }) => (
        <ListItem key={id} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open === id}
            aria-controls={`department-${id}`}
            onClick={() => setOpen(open === id ? null : id)}
          >
            <ListItemText primary={name} />
            {open === id ? <ExpandLess /> : <ExpandMore />}
          </ListItemButton>
          <Collapse in={open === id} id={`department-${id}`}>
            <List aria-label={name} disablePadding>
              {rooms.map((room) => (
                <ListItem key={room} disablePadding>
                  <ListItemButton sx={{ pl: 4 }}>
                    <ListItemText primary={room} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      ))}
    </List>
  );
}
