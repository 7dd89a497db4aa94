import AddIcon from '@mui/icons-material/Add';
import CreateNewFolderIcon from '@mui/icons-material/CreateNewFolder';
import MicIcon from '@mui/icons-material/Mic';
import SubtitlesIcon from '@mui/icons-material/Subtitles';
import VideoFileIcon from '@mui/icons-material/VideoFile';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useMenu } from './usemenu';

const entries = [
  { label: 'Import footage', Icon: VideoFileIcon, shortcut: 'I' },
  { label: 'Record voice-over', Icon: MicIcon, shortcut: 'R' },
  { label: 'Load subtitles', Icon: SubtitlesIcon, shortcut: 'T' },
  { label: 'Make a sub-bin', Icon: CreateNewFolderIcon, shortcut: 'B' },
];

export default function IconMenu() {
  const { button, menu, list, close } = useMenu('icon-menu-button');

  return (
    <div>
      <Button variant="outlined" startIcon={<AddIcon />} {...button}>
        Add to bin
      </Button>
      <Menu {...menu} slotProps={{ list: { ...list, sx: { width: 260 } } }}>
        {entries.map(({ label, Icon, shortcut }) => (
          <MenuItem key={label} aria-keyshortcuts={shortcut} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="caption" color="textSecondary" aria-hidden>
              {shortcut}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
