import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

const ROW = 32;
const reels = Array.from(
  { length: 36 },
  (_, index) => `A${String(index + 1).padStart(3, '0')}`,
);

export default function LongMenu() {
  const { button, menu, list, close } = useMenu('long-menu-button');
  const [reel, setReel] = React.useState('A021');

  const load = (next: string) => {
    setReel(next);
    close();
  };

  return (
    <div>
      <Button {...button}>Reel {reel}</Button>
      <Menu
        {...menu}
        slotProps={{
          list: { ...list, dense: true },
          paper: { sx: { maxHeight: ROW * 6.5 } },
        }}
      >
        {reels.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === reel}
            selected={name === reel}
            onClick={() => load(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
