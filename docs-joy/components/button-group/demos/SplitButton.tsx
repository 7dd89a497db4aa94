import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const actions = ['Send', 'Send and archive', 'Save as a draft'];

export default function SplitButton() {
  const [action, setAction] = React.useState('Send');

  return (
    <Dropdown>
      <ButtonGroup variant="solid" color="primary" aria-label="Invoice">
        <Button>{action}</Button>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { 'aria-label': 'Other actions' } }}
        >
          <ArrowDropDown />
        </MenuButton>
      </ButtonGroup>
      <Menu aria-label="Action" placement="bottom-end">
        {actions.map((name) => (
          <MenuItem
            key={name}
            selected={name === action}
            onClick={() => setAction(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
