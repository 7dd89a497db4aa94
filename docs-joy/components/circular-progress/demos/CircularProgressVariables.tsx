import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--CircularProgress-size', initial: 64, max: 120 },
  { name: '--CircularProgress-trackThickness', initial: 6, max: 24 },
  { name: '--CircularProgress-progressThickness', initial: 6, max: 24 },
];

export default function CircularProgressVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        sx={{ minHeight: 120, alignItems: 'center', justifyContent: 'center' }}
      >
        <CircularProgress
          determinate
          value={65}
          aria-label="Order packed"
          style={style}
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
