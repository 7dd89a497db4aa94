import Avatar from '@mui/joy/Avatar';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

const members = ['Ana Ruiz', 'Ben Okafor', 'Chloe Martin'];

export default function ExampleFilterMemberCheckbox() {
  return (
    <Sheet variant="outlined" sx={{ width: 260, borderRadius: 'md' }}>
      <List role="group" aria-label="Members">
        {members.map((name) => (
          <ListItem key={name} sx={{ gap: 1.5 }}>
            <Avatar aria-hidden="true" size="sm">
              {name[0]}
            </Avatar>
            <Checkbox
              overlay
              label={name}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
            />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
