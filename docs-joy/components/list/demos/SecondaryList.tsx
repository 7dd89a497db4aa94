import * as React from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

const customers = ['Acme Inc.', 'Globex', 'Initech'];

export default function SecondaryList() {
  const [starred, setStarred] = React.useState(['Globex']);

  function toggle(name: string) {
    setStarred(
      starred.includes(name)
        ? starred.filter((other) => other !== name)
        : [...starred, name],
    );
  }

  return (
    <Box sx={{ width: 240 }}>
      <List aria-label="Customers">
        {customers.map((name) => (
          <ListItem
            key={name}
            endAction={
              <IconButton
                size="sm"
                aria-label={`Star ${name}`}
                aria-pressed={starred.includes(name)}
                onClick={() => toggle(name)}
              >
                {starred.includes(name) ? <Star /> : <StarBorder />}
              </IconButton>
            }
          >
            <ListItemButton component="a" href="#interactive-list-items">
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
