import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function ControlledDropdown() {
  const [open, setOpen] = React.useState(false);

  return (
    <Dropdown open={open} onOpenChange={(_event, next) => setOpen(next)}>
      <MenuButton
        endDecorator={open ? <ExpandLess /> : <ExpandMore />}
        sx={{ width: 180 }}
      >
        {open ? 'Hide actions' : 'Show actions'}
      </MenuButton>
      <Menu aria-label="Ticket">
        <MenuItem>Assign ticket</MenuItem>
        <MenuItem>Close ticket</MenuItem>
      </Menu>
    </Dropdown>
  );
}
