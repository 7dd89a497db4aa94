import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const loads = [18, 26, 41, 63, 57, 49, 72, 96, 84, 38];

export default function AnchorElTooltips() {
  const [spot, setSpot] = React.useState({ load: 0, x: 0, y: 0 });

  return (
    <Tooltip
      describeChild
      arrow
      disableInteractive
      placement="top"
      title={spot.load ? `${spot.load} kW` : ''}
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () => new DOMRect(spot.x, spot.y, 0, 0),
          },
        },
      }}
    >
      <Box
        role="img"
        aria-label="Load of the building over ten hours, 96 kW at its peak"
        sx={{
          display: 'flex',
          alignItems: 'end',
          gap: '4px',
          width: 1,
          height: 160,
        }}
      >
        {loads.map((load) => (
          <Box
            key={load}
            onPointerMove={({ clientX, currentTarget }) => {
              const { top } = currentTarget.getBoundingClientRect();
              setSpot({ load, x: clientX, y: top });
            }}
            sx={{ flexGrow: 1, height: `${load}%`, bgcolor: 'primary.main' }}
          />
        ))}
      </Box>
    </Tooltip>
  );
}
