import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckIcon from '@mui/icons-material/Check';

const editions = ['Local edition', 'National edition', 'Weekend edition'];

export default function InsetList() {
  const [edition, setEdition] = React.useState('National edition');

  return (
    <List
      aria-label="Start page"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {editions.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            aria-pressed={name === edition}
            onClick={() => setEdition(name)}
          >
            {name === edition && (
              <ListItemIcon>
                <CheckIcon />
              </ListItemIcon>
            )}
            <ListItemText inset={name !== edition} primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
