import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ButtonAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="All routes">
          <Menu />
        </IconButton>
        <Typography variant="h6" component="p" sx={{ mx: 1, flexGrow: 1 }}>
          Ferry tickets
        </Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  );
}
