import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import HowToVoteIcon from '@mui/icons-material/HowToVote';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const folders = [
  {
    name: 'Election night',
    content: '48 articles, 3 drafts',
    icon: <HowToVoteIcon />,
  },
  { name: 'Interviews', content: '126 recordings', icon: <MicIcon /> },
  {
    name: 'Press photos',
    content: '2,310 pictures',
    icon: <PhotoCameraIcon />,
  },
];

export default function FolderList() {
  return (
    <List
      aria-label="Newsroom folders"
      sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}
    >
      {folders.map(({ name, content, icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar sx={{ bgcolor: 'primary.main' }}>{icon}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={content} />
        </ListItem>
      ))}
    </List>
  );
}
