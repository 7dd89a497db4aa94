import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const actions = ['Duplicate clip', 'Replace media', 'Show on timeline'];

export default function BasicMenu() {
  const [opener, setOpener] = React.useState<HTMLButtonElement | null>(null);
  const dismiss = () => setOpener(null);

  return (
    <div>
      <Button
        id="basic-menu-clip"
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        Clip
      </Button>
      <Menu
        open={opener !== null}
        anchorEl={opener}
        onClose={dismiss}
        slotProps={{ list: { 'aria-labelledby': 'basic-menu-clip' } }}
      >
        {actions.map((action) => (
          <MenuItem key={action} onClick={dismiss}>
            {action}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
