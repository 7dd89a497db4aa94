import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

// The list passes the focus on to its first item.
function focusList(list: HTMLElement | null) {
  list?.focus();
}

export default function MenuListComposition() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Box
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      sx={{ width: 240, minHeight: 160 }}
    >
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Export
      </Button>
      {open && (
        <MenuList
          ref={focusList}
          aria-label="Export"
          onKeyDown={(event) => event.key === 'Escape' && close()}
          sx={{ mt: 1 }}
        >
          <MenuItem onClick={close}>As a spreadsheet</MenuItem>
          <MenuItem onClick={close}>As a document</MenuItem>
        </MenuList>
      )}
    </Box>
  );
}
