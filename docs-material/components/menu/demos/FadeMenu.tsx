import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

const formats = ['Dailies for review', 'Edit decision list', 'Still frame'];

export default function FadeMenu() {
  const { button, menu, list, close } = useMenu('fade-menu-button');

  return (
    <div>
      <Button {...button}>Export</Button>
      <Menu
        {...menu}
        slots={{ transition: Fade }}
        slotProps={{ list }}
        transitionDuration={120}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={close}>
            {format}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
