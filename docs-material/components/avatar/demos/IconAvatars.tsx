import LibraryMusic from '@mui/icons-material/LibraryMusic';
import Piano from '@mui/icons-material/Piano';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const posts = [
  { text: 'Score library', detail: '212 sets of parts', Icon: LibraryMusic },
  { text: 'Accompanist', detail: 'Wednesdays and concerts', Icon: Piano },
];

export default function IconAvatars() {
  return (
    <List disablePadding>
      {posts.map(({ text, detail, Icon }) => (
        <ListItem key={text}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'secondary.main' }}>
              <Icon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={text} secondary={detail} />
        </ListItem>
      ))}
    </List>
  );
}
