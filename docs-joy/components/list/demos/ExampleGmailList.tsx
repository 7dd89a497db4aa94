import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import Drafts from '@mui/icons-material/Drafts';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';

const folders = [
  { name: 'Inbox', icon: <Inbox />, unread: 12 },
  { name: 'Sent', icon: <Send />, unread: 0 },
  { name: 'Drafts', icon: <Drafts />, unread: 2 },
];

export default function ExampleGmailList() {
  const [current, setCurrent] = React.useState('Inbox');

  return (
    <Box component="nav" aria-label="Mail" sx={{ width: 240 }}>
      <List
        sx={{
          '--ListItem-minHeight': '2rem',
          '--ListItem-gap': '1rem',
        }}
      >
        {folders.map(({ name, icon, unread }) => (
          <ListItem key={name}>
            <ListItemButton
              color={name === current ? 'primary' : 'neutral'}
              selected={name === current}
              aria-current={name === current}
              onClick={() => setCurrent(name)}
              sx={{ borderStartEndRadius: '2rem', borderEndEndRadius: '2rem' }}
            >
              <ListItemDecorator>{icon}</ListItemDecorator>
              <ListItemContent>{name}</ListItemContent>
              {unread > 0 && (
                <Typography textColor="inherit" level="body-sm">
                  {unread}
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
