import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function SimpleCollapse() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Collapse in={open} collapsedSize={48} id="simple-collapse-program">
        <Typography>
          19:00, Rings and Moons: a flight past Saturn, with live questions.
          20:30, Sky Over the Harbor: tonight’s stars as you see them from the
          roof. 22:00, Deep Field: an hour of distant galaxies with music, for
          visitors over twelve.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls="simple-collapse-program"
        onClick={() => setOpen(!open)}
      >
        Program for tonight
      </Button>
    </Box>
  );
}
