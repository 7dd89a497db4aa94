import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const nurses = [
  { name: 'Amara Diallo', ward: 'Surgery' },
  { name: 'Jonas Vik', ward: 'Emergency' },
  { name: 'Rosa Pereira', ward: 'Maternity' },
];

export default function CheckboxListSecondary() {
  const [onShift, setOnShift] = React.useState<ReadonlySet<string>>(
    new Set(['Jonas Vik']),
  );
  const toggle = (name: string, checked: boolean) => {
    const next = new Set(onShift);
    if (checked) next.add(name);
    else next.delete(name);
    setOnShift(next);
  };

  return (
    <List
      dense
      aria-label="Night shift"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {nurses.map(({ name, ward }) => (
        <ListItem
          key={name}
          disablePadding
          secondaryAction={
            <Checkbox
              edge="end"
              checked={onShift.has(name)}
              onChange={(_, checked) => toggle(name, checked)}
              slotProps={{
                input: { 'aria-label': `${name} is on the night shift` },
              }}
            />
          }
        >
          <ListItemButton>
            <ListItemAvatar>
              <Avatar
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                {name[0]}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={ward} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
