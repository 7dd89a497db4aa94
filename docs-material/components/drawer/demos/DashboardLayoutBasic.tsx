import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

export default function DashboardLayoutBasic() {
  const roomy = useMediaQuery('(min-width: 600px)');
  const [open, setOpen] = React.useState(false);
  const [view, setView] = React.useState('Beds');
  const width = roomy && !open ? 56 : 200;

  const showView = (next: string) => {
    setView(next);
    if (!roomy) {
      setOpen(false);
    }
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        component="div"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Views of the ward"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ mr: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography noWrap>Ward 4: {view}</Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant={roomy ? 'permanent' : 'temporary'}
        open={open}
        onClose={() => setOpen(false)}
        sx={{ width: roomy ? width : undefined, flexShrink: 0 }}
        slotProps={{
          paper: {
            'aria-label': roomy ? undefined : 'Views',
            sx: { width, overflowX: 'hidden' },
          },
        }}
      >
        <Toolbar />
        <WardNav label="Planner" iconsOnly={roomy && !open} onPick={showView} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <BedList />
      </Box>
    </Box>
  );
}
