import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

const qualities = [
  'Full resolution',
  'Half resolution',
  'Quarter resolution',
  'Proxy files',
];

export default function SimpleListMenu() {
  const { button, menu, list, close } = useMenu('simple-list-menu-button');
  const [quality, setQuality] = React.useState('Half resolution');

  const pick = (next: string) => {
    setQuality(next);
    close();
  };

  return (
    <div>
      <Button {...button}>Playback: {quality}</Button>
      <Menu {...menu} slotProps={{ list }}>
        {qualities.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === quality}
            selected={name === quality}
            onClick={() => pick(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
