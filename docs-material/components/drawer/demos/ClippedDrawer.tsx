import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

const width = 180;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar
        component="div"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar>
          <Typography noWrap>Bed planner, surgical ward</Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width } } }}
      >
        <Toolbar />
        <WardNav label="Views below the bar" />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <BedList />
      </Box>
    </Box>
  );
}
