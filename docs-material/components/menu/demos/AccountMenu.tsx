import CloudSyncIcon from '@mui/icons-material/CloudSync';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useMenu } from './usemenu';

export default function AccountMenu() {
  const { button, menu, list, close } = useMenu('account-menu-button');

  return (
    <div>
      <Tooltip title="AE: signed in as assistant editor">
        <IconButton {...button}>
          <Avatar
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            AE
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu {...menu} slotProps={{ list }}>
        <MenuItem onClick={close}>
          <ListItemText primary="Assistant editor" secondary="Cutting room 3" />
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          Keyboard layout
        </MenuItem>
        <MenuItem onClick={close}>
          <ListItemIcon>
            <CloudSyncIcon fontSize="small" />
          </ListItemIcon>
          Shared projects
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Leave the cutting room
        </MenuItem>
      </Menu>
    </div>
  );
}
