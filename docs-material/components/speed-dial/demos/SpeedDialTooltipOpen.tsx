import * as React from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import ShareIcon from '@mui/icons-material/Share';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';

const exports = [
  { name: 'Plan', icon: <PictureAsPdfIcon /> },
  { name: 'Coordinates', icon: <GridOnIcon /> },
];

export default function SpeedDialTooltipOpen() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', height: 240 }}>
      <Backdrop open={open} sx={{ position: 'absolute', zIndex: 0 }} />
      <SpeedDial
        ariaLabel="Export the map"
        icon={<ShareIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12 }}
      >
        {exports.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            onClick={() => setOpen(false)}
            slotProps={{ tooltip: { open: true, title: name } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
