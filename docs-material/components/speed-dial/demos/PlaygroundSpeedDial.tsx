import * as React from 'react';
import LayersIcon from '@mui/icons-material/Layers';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';
import TerrainIcon from '@mui/icons-material/Terrain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

type Direction = NonNullable<SpeedDialProps['direction']>;

const places = { left: 'end', right: 'start', up: 'center', down: 'center' };

export default function PlaygroundSpeedDial() {
  const [direction, setDirection] = React.useState<Direction>('right');
  const [hidden, setHidden] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          id="playground-speed-dial-direction"
          label="Opens"
          size="small"
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
          sx={{ minWidth: 110 }}
        >
          <MenuItem value="up">up</MenuItem>
          <MenuItem value="right">right</MenuItem>
          <MenuItem value="down">down</MenuItem>
          <MenuItem value="left">left</MenuItem>
        </TextField>
        <FormControlLabel
          label="Hide while the map moves"
          control={
            <Switch
              checked={hidden}
              onChange={(_event, checked) => setHidden(checked)}
            />
          }
        />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          justifyItems: places[direction],
          height: 320,
        }}
      >
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Layers of the map"
            icon={<LayersIcon />}
            direction={direction}
            hidden={hidden}
            sx={{
              position: 'absolute',
              ...(direction === 'up' && { bottom: 0 }),
              ...(direction === 'down' && { top: 0 }),
              ...(direction === 'left' && { right: 0 }),
              ...(direction === 'right' && { left: 0 }),
            }}
          >
            <SpeedDialAction
              icon={<TerrainIcon />}
              slotProps={{ tooltip: { title: 'Contour lines' } }}
            />
            <SpeedDialAction
              icon={<SatelliteAltIcon />}
              slotProps={{ tooltip: { title: 'Aerial photo' } }}
            />
          </SpeedDial>
        </Box>
      </Box>
    </Stack>
  );
}
