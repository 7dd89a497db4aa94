import * as React from 'react';
import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import ExpandMore from '@mui/icons-material/ExpandMore';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';

const sections = ['Timetable', 'Tickets', 'Harbors', 'Delays'];

export default function ResponsiveAppBar() {
  const [current, setCurrent] = React.useState('Timetable');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const choose = (section: string) => {
    setCurrent(section);
    setAnchor(null);
  };

  return (
    <AppBar component="div" position="static">
      <Toolbar sx={{ gap: 2 }}>
        <DirectionsBoat />
        <Box
          component="nav"
          aria-label="Sections of the ticket app"
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          {sections.map((section) => (
            <Button
              key={section}
              color="inherit"
              aria-current={section === current ? 'page' : undefined}
              onClick={() => choose(section)}
              sx={{ '&[aria-current]': { textDecoration: 'underline' } }}
            >
              {section}
            </Button>
          ))}
        </Box>
        <Button
          color="inherit"
          endIcon={<ExpandMore />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { md: 'none' } }}
        >
          {current}
        </Button>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
        >
          {sections.map((section) => (
            <MenuItem
              key={section}
              selected={section === current}
              onClick={() => choose(section)}
            >
              {section}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
