import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ExpandMore from '@mui/icons-material/ExpandMore';

const floors = [
  { name: 'Ground floor', rooms: ['Newspapers', 'Returns desk'] },
  { name: 'First floor', rooms: ['Travel', 'Languages', 'Quiet study'] },
];

export default function ExampleCollapsibleList() {
  const [open, setOpen] = React.useState<string | null>('First floor');

  return (
    <List
      sx={{
        width: 260,
        maxWidth: '100%',
        '--List-gap': '4px',
        '--List-nestedInsetStart': '1.25rem',
        '--ListItem-radius': '12px',
      }}
    >
      {floors.map(({ name, rooms }) => (
        <ListItem key={name} nested>
          <ListItemButton
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            <ListItemContent>{name}</ListItemContent>
            <ExpandMore
              style={{ transform: open === name ? 'rotate(180deg)' : 'none' }}
            />
          </ListItemButton>
          {open === name && (
            <List>
              {rooms.map((room) => (
                <ListItem key={room}>{room}</ListItem>
              ))}
            </List>
          )}
        </ListItem>
      ))}
    </List>
  );
}
