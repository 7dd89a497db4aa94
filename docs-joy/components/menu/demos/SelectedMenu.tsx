import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Check from '@mui/icons-material/Check';

const orders = ['Newest first', 'Oldest first', 'Highest total'];

export default function SelectedMenu() {
  const [selected, setSelected] = React.useState(orders[0]);

  return (
    <Dropdown>
      <MenuButton sx={{ width: 200 }}>{selected}</MenuButton>
      <Menu aria-label="Sort orders by">
        {orders.map((order) => (
          <MenuItem
            key={order}
            role="menuitemradio"
            aria-checked={order === selected}
            selected={order === selected}
            onClick={() => setSelected(order)}
          >
            <ListItemDecorator>
              {order === selected && <Check />}
            </ListItemDecorator>
            {order}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
