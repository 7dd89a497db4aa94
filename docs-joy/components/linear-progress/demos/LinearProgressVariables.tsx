import * as React from 'react';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--LinearProgress-thickness', initial: 24, max: 32 },
  { name: '--LinearProgress-progressThickness', initial: 12, max: 32 },
  { name: '--LinearProgress-radius', initial: 24, max: 32 },
];

export default function LinearProgressVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack sx={{ height: 40, justifyContent: 'center' }}>
        <LinearProgress
          determinate
          value={65}
          aria-label="Order packed"
          style={style}
          sx={{ flex: 'none' }}
        />
      </Stack>
      {variables.map(({ name, max }, index) => (
        <Typography key={name} component="label" level="body-sm">
          {name}: {pixels[index]}px
          <input
            type="range"
            max={max}
            value={pixels[index]}
            onChange={({ target }) =>
              setPixels(
                pixels.map((old, at) => (at === index ? +target.value : old)),
              )
            }
            style={{ display: 'block', width: '100%' }}
          />
        </Typography>
      ))}
    </Stack>
  );
}
