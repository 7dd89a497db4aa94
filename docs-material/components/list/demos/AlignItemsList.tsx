import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const reviews = [
  {
    initials: 'NK',
    title: 'Warm, light and easy to wash',
    text: 'I took this blanket on a week of camping by the lake. It dries overnight and still looks new after six washes.',
  },
  {
    initials: 'TB',
    title: 'Smaller than I thought',
    text: 'Lovely fabric, but it only just covers a single bed. Measure first, and order one size up when in doubt.',
  },
];

export default function AlignItemsList() {
  return (
    <List
      aria-label="Customer reviews"
      sx={{ width: 420, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {reviews.map(({ initials, title, text }, index) => (
        <ListItem
          key={initials}
          alignItems="flex-start"
          divider={index < reviews.length - 1}
        >
          <ListItemAvatar>
            <Avatar
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {initials}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={title} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
