import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

const groups = {
  Message: ['Reply', 'Forward'],
  Sender: ['Add to contacts', 'Block'],
};

export default function MenuListGroup() {
  return (
    <MenuList aria-label="Message actions" sx={{ width: 240 }}>
      {Object.entries(groups).map(([name, actions]) => (
        <ListItem key={name} nested>
          <ListSubheader>{name}</ListSubheader>
          <List>
            {actions.map((action) => (
              <MenuItem key={action}>{action}</MenuItem>
            ))}
          </List>
        </ListItem>
      ))}
    </MenuList>
  );
}
