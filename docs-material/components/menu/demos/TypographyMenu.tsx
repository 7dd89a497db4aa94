import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useMenu } from './usemenu';

const recent = [
  'harbor-at-dawn_2160p_graded.mov',
  'interview_lighthouse-keeper_take-03_camera-b.mov',
  'room-tone.wav',
];

export default function TypographyMenu() {
  const { button, menu, list, close } = useMenu('typography-menu-button');

  return (
    <div>
      <Button {...button}>Recent files</Button>
      <Menu {...menu} slotProps={{ list, paper: { sx: { width: 240 } } }}>
        {recent.map((file) => (
          <MenuItem key={file} title={file} onClick={close}>
            <Typography variant="inherit" noWrap>
              {file}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem onClick={close} sx={{ whiteSpace: 'normal' }}>
          Forget these files when the project closes
        </MenuItem>
      </Menu>
    </div>
  );
}
