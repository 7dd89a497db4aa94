import * as React from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { departures } from './departures';

export default function BackToTop() {
  const title = React.useRef<HTMLParagraphElement>(null);
  const far = useScrollTrigger({ threshold: 300, disableHysteresis: true });

  const goUp = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };

  return (
    <div>
      <AppBar position="static">
        <Toolbar>
          <Typography ref={title} tabIndex={-1}>
            All departures
          </Typography>
        </Toolbar>
      </AppBar>
      <List aria-label="All departures">
        {departures.map(({ time, to, ship }) => (
          <ListItem key={time}>
            {time} with the {ship} to {to}
          </ListItem>
        ))}
      </List>
      <Fade in={far}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={goUp}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Fade>
    </div>
  );
}
