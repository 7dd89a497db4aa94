import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const MOONS = [
  { name: 'Io', size: 40 },
  { name: 'Europa', size: 34 },
  { name: 'Ganymede', size: 56 },
  { name: 'Callisto', size: 52 },
];

export default function SimpleZoom() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={shown} onChange={() => setShown(!shown)} />}
        label="Moons of Jupiter"
      />
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 64 }}
      >
        {MOONS.map(({ name, size }, index) => (
          <Zoom
            key={name}
            in={shown}
            style={{ transitionDelay: `${index * 120}ms` }}
          >
            <img
              src="/img/demos/transitions/moon.svg"
              alt={name}
              width={size}
            />
          </Zoom>
        ))}
      </Box>
    </div>
  );
}
