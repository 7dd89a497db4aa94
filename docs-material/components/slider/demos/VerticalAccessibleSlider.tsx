import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CHANNELS = ['Piano', 'Strings', 'Choir'];

export default function VerticalAccessibleSlider() {
  const [levels, setLevels] = React.useState([70, 55, 40]);

  return (
    <Stack direction="row" spacing={4} role="group" aria-label="Mixer">
      {CHANNELS.map((channel, index) => (
        <Stack
          key={channel}
          spacing={1}
          sx={{ height: 220, width: 56, alignItems: 'center' }}
        >
          <Typography variant="body2">{levels[index]} %</Typography>
          <Slider
            orientation="vertical"
            aria-labelledby={`mixer-${index}`}
            value={levels[index]}
            onChange={(event, value) =>
              setLevels(
                levels.map((level, at) => (at === index ? value : level)),
              )
            }
          />
          <Typography id={`mixer-${index}`} variant="body2">
            {channel}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
