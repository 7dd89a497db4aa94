import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SimpleSlide() {
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide the announcement' : 'Announce the next show'}
      </Button>
      <div role="status">
        <Slide in={shown} direction="up" unmountOnExit>
          <Paper
            square
            elevation={4}
            sx={{ position: 'fixed', bottom: 0, insetInline: 0, p: 2 }}
          >
            The doors of the dome close in five minutes.
          </Paper>
        </Slide>
      </div>
    </Box>
  );
}
