import * as React from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

export default function MiniDrawer() {
  const theme = useTheme();
  const [wide, setWide] = React.useState(false);
  const pointsLeft = wide === (theme.direction === 'ltr');
  const size = {
    width: wide ? 200 : 56,
    transition: theme.transitions.create('width'),
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ ...size, flexShrink: 0 }}
        slotProps={{ paper: { sx: { ...size, overflowX: 'hidden' } } }}
      >
        <WardNav label="Compact views" iconsOnly={!wide} />
        <IconButton
          aria-label="Show names of the views"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          sx={{ mt: 'auto', mb: 1, mx: 1, alignSelf: 'start' }}
        >
          {pointsLeft ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        </IconButton>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <BedList />
      </Box>
    </Box>
  );
}
