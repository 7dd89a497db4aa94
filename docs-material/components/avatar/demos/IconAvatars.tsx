import MeetingRoom from '@mui/icons-material/MeetingRoom';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const contacts = [
  { text: 'Help desk', detail: 'Weekdays from 9 to 5', Icon: SupportAgent },
  { text: 'Meeting room', detail: 'Second floor', Icon: MeetingRoom },
];

export default function IconAvatars() {
  return (
    <List disablePadding>
      {contacts.map(({ text, detail, Icon }) => (
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
