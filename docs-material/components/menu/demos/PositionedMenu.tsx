import * as React from 'react';
import MovieIcon from '@mui/icons-material/Movie';
import SpeedIcon from '@mui/icons-material/Speed';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMenu } from './usemenu';

export default function PositionedMenu() {
  const { button, menu, list, close } = useMenu('positioned-menu-button');
  const [speed, setSpeed] = React.useState('1×');

  const pick = (value: string) => {
    setSpeed(value);
    close();
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1,
        maxWidth: 360,
      }}
    >
      <MovieIcon color="action" />
      <Typography sx={{ flexGrow: 1 }}>Scene 14, at {speed}</Typography>
      <IconButton aria-label="Playback speed" {...button}>
        <SpeedIcon />
      </IconButton>
      <Menu
        {...menu}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list }}
      >
        {['0.5×', '1×', '2×', '4×'].map((value) => (
          <MenuItem key={value} onClick={() => pick(value)}>
            {value}
          </MenuItem>
        ))}
      </Menu>
    </Paper>
  );
}
