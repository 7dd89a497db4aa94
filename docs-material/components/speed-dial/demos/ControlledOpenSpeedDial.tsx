import * as React from 'react';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import LensIcon from '@mui/icons-material/Lens';
import TimelineIcon from '@mui/icons-material/Timeline';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const shapes = [
  { name: 'Point', Icon: LensIcon },
  { name: 'Line', Icon: TimelineIcon },
  { name: 'Area', Icon: CheckBoxOutlineBlankIcon },
];

export default function ControlledOpenSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [drawn, setDrawn] = React.useState('');

  const button = React.useRef<HTMLButtonElement>(null);

  const draw = (name: string) => {
    setDrawn(name);
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box sx={{ height: 300, display: 'flex', justifyContent: 'space-between' }}>
      <Typography role="status">
        {drawn ? `Drawing: ${drawn}` : 'Nothing is drawn'}
      </Typography>
      <SpeedDial
        ariaLabel="Draw a shape"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: button }}
        open={open}
        onOpen={(_event, reason) => setOpen(reason === 'toggle' || open)}
        onClose={() => setOpen(false)}
        sx={{ alignSelf: 'end' }}
      >
        {shapes.map(({ name, Icon }) => (
          <SpeedDialAction
            key={name}
            icon={<Icon />}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => draw(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
