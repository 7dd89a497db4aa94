import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ActionableList() {
  const [opened, setOpened] = React.useState('Nothing');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <List aria-label="Create">
        {['Order', 'Invoice', 'Message'].map((name) => (
          <ListItem key={name}>
            <ListItemButton onClick={() => setOpened(name)}>
              New {name.toLowerCase()}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem>
          <ListItemButton disabled>New user</ListItemButton>
        </ListItem>
      </List>
      <Typography level="body-sm" role="status">
        {opened} created
      </Typography>
    </Stack>
  );
}
