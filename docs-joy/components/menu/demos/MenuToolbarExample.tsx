import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const menus = {
  File: ['New', 'Open', 'Save'],
  Edit: ['Undo', 'Redo'],
  View: ['Zoom in', 'Zoom out'],
};
const names = Object.keys(menus);

export default function MenuToolbarExample() {
  const [open, setOpen] = React.useState('');
  const [current, setCurrent] = React.useState(0);

  // Menus are children of the bar in React, so their keys arrive here too.
  function move({ key, currentTarget }: React.KeyboardEvent<HTMLElement>) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const { direction } = getComputedStyle(currentTarget);
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = key === forward ? 1 : names.length - 1;
    const next = (current + step) % names.length;
    setCurrent(next);
    setOpen('');
    currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Stack direction="row" role="menubar" aria-label="Editor" onKeyDown={move}>
      {Object.entries(menus).map(([name, items], index) => (
        <Dropdown
          key={name}
          open={open === name}
          onOpenChange={(_event, next) => setOpen(next ? name : '')}
        >
          <MenuButton
            variant="plain"
            role="menuitem"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
          >
            {name}
          </MenuButton>
          <Menu placement="bottom-start" aria-label={name}>
            {items.map((item) => (
              <MenuItem key={item}>{item}</MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
