import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const rooms = {
  'First floor': ['Room 101', 'Room 102', 'Room 103'],
  'Second floor': ['Room 201', 'Room 202', 'Room 203'],
};

export default function GroupMenu() {
  return (
    <Dropdown>
      <MenuButton>Move booking</MenuButton>
      <Menu aria-label="Move booking" sx={{ maxHeight: 240 }}>
        {Object.entries(rooms).map(([floor, names]) => (
          <ListItem key={floor} nested>
            <ListSubheader sticky>{floor}</ListSubheader>
            <List>
              {names.map((name) => (
                <MenuItem key={name}>{name}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
        <ListDivider />
        <MenuItem>Cancel booking</MenuItem>
      </Menu>
    </Dropdown>
  );
}
