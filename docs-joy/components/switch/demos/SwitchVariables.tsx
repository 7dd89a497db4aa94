import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Switch-thumbSize', initial: 14, max: 48 },
  { name: '--Switch-thumbWidth', initial: 14, max: 48 },
  { name: '--Switch-thumbRadius', initial: 7, max: 24 },
  { name: '--Switch-trackWidth', initial: 32, max: 96 },
  { name: '--Switch-trackHeight', initial: 20, max: 48 },
  { name: '--Switch-trackRadius', initial: 16, max: 24 },
];

export default function SwitchVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack sx={{ minHeight: 60, justifyContent: 'center' }}>
        <Switch
          defaultChecked
          style={style}
          slotProps={{ input: { 'aria-label': 'Reminders' } }}
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
