import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import NotificationsActive from '@mui/icons-material/NotificationsActive';

const variables = [
  { name: '--IconButton-size', initial: 40, max: 72 },
  { name: '--IconButton-radius', initial: 6, max: 36 },
  { name: '--Icon-fontSize', initial: 24, max: 56 },
];

export default function IconButtonVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        sx={{ minHeight: 80, alignItems: 'center', justifyContent: 'center' }}
      >
        <IconButton variant="solid" aria-label="Alerts" style={style}>
          <NotificationsActive />
        </IconButton>
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
