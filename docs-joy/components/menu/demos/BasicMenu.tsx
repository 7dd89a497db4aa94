import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const actions = ['Duplicate', 'Download', 'Print'];

export default function BasicMenu() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Dropdown>
        <MenuButton>Invoice 1042</MenuButton>
        <Menu aria-label="Invoice 1042">
          {actions.map((action) => (
            <MenuItem key={action} onClick={() => setLast(action)}>
              {action}
            </MenuItem>
          ))}
          <MenuItem disabled>Delete</MenuItem>
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        Last action: {last}
      </Typography>
    </Stack>
  );
}
