import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LocalShipping from '@mui/icons-material/LocalShipping';

const variables = [
  { name: '--Button-gap', initial: 8, max: 32 },
  { name: '--Button-minHeight', initial: 36, max: 72 },
  { name: '--Button-radius', initial: 6, max: 36 },
];

export default function ButtonVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack
        sx={{ minHeight: 80, alignItems: 'center', justifyContent: 'center' }}
      >
        <Button startDecorator={<LocalShipping />} style={style}>
          Track parcel
        </Button>
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
