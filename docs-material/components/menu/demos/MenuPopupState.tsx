import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMenu } from './usemenu';

export default function MenuPopupState() {
  const sort = useMenu('menu-popup-state-sort');
  const group = useMenu('menu-popup-state-group');

  return (
    <div>
      <Button {...sort.button}>Sort bin</Button>
      <Menu {...sort.menu} slotProps={{ list: sort.list }}>
        <MenuItem onClick={sort.close}>By timecode</MenuItem>
        <MenuItem onClick={sort.close}>By scene and take</MenuItem>
      </Menu>
      <Button {...group.button}>Group bin</Button>
      <Menu {...group.menu} slotProps={{ list: group.list }}>
        <MenuItem onClick={group.close}>By shooting day</MenuItem>
        <MenuItem onClick={group.close}>By camera</MenuItem>
      </Menu>
    </div>
  );
}
