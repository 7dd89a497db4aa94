import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PartialBackdrop() {
  const [locked, setLocked] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={locked} onChange={(event, on) => setLocked(on)} />
        }
        label="Film 7 is in the developer"
      />
      <Box
        sx={{ position: 'relative', p: 3, border: 1, borderColor: 'divider' }}
      >
        <Box inert={locked}>
          <Typography>Film 7, black and white, 400 ISO</Typography>
          <FormControlLabel control={<Switch />} label="Push by one stop" />
        </Box>
        <Backdrop
          unmountOnExit
          open={locked}
          sx={{
            position: 'absolute',
            color: 'common.white',
            bgcolor: 'rgb(0 0 0 / 0.8)',
          }}
        >
          The lid stays closed for nine minutes
        </Backdrop>
      </Box>
    </div>
  );
}
