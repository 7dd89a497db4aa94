import Print from '@mui/icons-material/Print';
import Refresh from '@mui/icons-material/Refresh';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function DenseAppBar() {
  return (
    <AppBar component="div" position="static" color="default">
      <Toolbar variant="dense">
        <Typography sx={{ flexGrow: 1 }}>Counter 3, passenger list</Typography>
        <IconButton size="small" aria-label="Update the list">
          <Refresh />
        </IconButton>
        <IconButton size="small" edge="end" aria-label="Print the list">
          <Print />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
