import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const users = [
  { name: 'Ana Ruiz', initials: 'AR', role: 'Administrator' },
  { name: 'Ben Okafor', initials: 'BO', role: 'Editor' },
];

export default function DecoratedList() {
  return (
    <List
      aria-label="Users"
      sx={{ width: 260, '--ListItemDecorator-size': '3.5rem' }}
    >
      {users.map(({ name, initials, role }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar>{initials}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{role}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
