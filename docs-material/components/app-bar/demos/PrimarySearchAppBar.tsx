import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';

export default function PrimarySearchAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar sx={{ gap: 1 }}>
        <Paper
          component="form"
          role="search"
          onSubmit={(event) => event.preventDefault()}
          sx={{ display: 'flex', flex: '1 1 0', maxWidth: 560, mx: 'auto' }}
        >
          <InputBase
            fullWidth
            placeholder="Where to?"
            sx={{
              marginInlineStart: 2,
              '& input::placeholder': { opacity: 0.7 },
            }}
            slotProps={{ input: { 'aria-label': 'Destination' } }}
          />
          <IconButton type="submit" aria-label="Find crossings">
            <Search />
          </IconButton>
        </Paper>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Tickets, 2 valid today"
        >
          <Badge badgeContent={2} color="secondary">
            <ConfirmationNumber />
          </Badge>
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
