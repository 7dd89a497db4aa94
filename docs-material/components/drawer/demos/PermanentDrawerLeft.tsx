import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { BedList } from './bedlist';
import { WardNav } from './wardnav';

export default function PermanentDrawerLeft() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width: 180, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: 180 } } }}
      >
        <Typography sx={{ p: 2 }}>Bed planner</Typography>
        <Divider />
        <WardNav label="Permanent views" />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <BedList />
      </Box>
    </Box>
  );
}
