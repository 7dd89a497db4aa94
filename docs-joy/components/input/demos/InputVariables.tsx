import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Place from '@mui/icons-material/Place';

const variables = [
  { name: '--Input-minHeight', initial: 40, max: 80 },
  { name: '--Input-radius', initial: 6, max: 40 },
  { name: '--Input-gap', initial: 8, max: 32 },
  { name: '--Input-paddingInline', initial: 12, max: 32 },
];

export default function InputVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack sx={{ minHeight: 96, justifyContent: 'center' }}>
        <Input
          aria-label="Pickup point"
          defaultValue="Old Market 3"
          startDecorator={<Place />}
          endDecorator={<Button variant="soft">Map</Button>}
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
