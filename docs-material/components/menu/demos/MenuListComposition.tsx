import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuListComposition() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  const closeAndReturn = () => {
    setOpen(false);
    button?.focus();
  };

  const handleKeys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      closeAndReturn();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          id="menu-list-composition-marker"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Add marker
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          placement="bottom-start"
          role="presentation"
          sx={{ zIndex: 'tooltip' }}
        >
          <Paper elevation={8}>
            <MenuList
              autoFocusItem
              aria-labelledby="menu-list-composition-marker"
              onKeyDown={handleKeys}
            >
              {['Comment', 'Chapter', 'Sync point'].map((kind) => (
                <MenuItem key={kind} onClick={closeAndReturn}>
                  {kind}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
