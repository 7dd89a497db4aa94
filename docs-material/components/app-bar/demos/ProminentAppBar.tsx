import ArrowBack from '@mui/icons-material/ArrowBack';
import Share from '@mui/icons-material/Share';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ProminentAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <IconButton
          edge="start"
          color="inherit"
          aria-label="Back to all tickets"
        >
          <ArrowBack
            sx={(theme) => ({
              scale: theme.direction === 'rtl' ? '-1 1' : 'none',
            })}
          />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        <IconButton edge="end" color="inherit" aria-label="Share the ticket">
          <Share />
        </IconButton>
      </Toolbar>
      <Toolbar sx={{ pb: 2 }}>
        <Typography variant="h5" component="p">
          North Quay and back, two adults and a dog
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
