import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';

export default function IconButtonMenu() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Actions for order 218"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', color: 'neutral' } }}
      >
        <MoreVert />
      </MenuButton>
      <Menu aria-label="Actions for order 218">
        <MenuItem>Edit order</MenuItem>
        <MenuItem>Print label</MenuItem>
        <MenuItem color="danger">Cancel order</MenuItem>
      </Menu>
    </Dropdown>
  );
}
