import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const notes = [
  { by: 'Sound archivist', text: 'The tape of part two has a gap at 14:20.' },
  {
    by: 'Listener in Norddal',
    text: 'That is my grandfather’s ship in the background!',
  },
];

export default function Facebook() {
  const [loaded, setLoaded] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setLoaded(!loaded)}>
        {loaded ? 'Show the placeholders' : 'Show the notes'}
      </Button>
      <List aria-label="Notes about the episode" aria-busy={!loaded}>
        {notes.map(({ by, text }) => (
          <ListItem key={by} alignItems="flex-start">
            <ListItemAvatar>
              {loaded ? (
                <Avatar aria-hidden>{by[0]}</Avatar>
              ) : (
                <Skeleton animation="wave" variant="circular">
                  <Avatar />
                </Skeleton>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loaded ? by : <Skeleton animation="wave" width="35%" />}
              secondary={
                loaded ? text : <Skeleton animation="wave" width="90%" />
              }
            />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
