import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function FixedBar() {
  return (
    <Box>
      <AppBar component="div">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Ferries from Norddal</Typography>
          <Button color="inherit">Timetable</Button>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Typography sx={{ mt: 2 }}>
        The bar stays at the top of the frame while you scroll.
      </Typography>
      <Typography sx={{ mt: 20 }}>Last crossing: 22:15</Typography>
    </Box>
  );
}
