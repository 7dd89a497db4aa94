import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Chip-minHeight', initial: 24, max: 64 },
  { name: '--Chip-radius', initial: 24, max: 32 },
  { name: '--Chip-paddingInline', initial: 8, max: 32 },
  { name: '--Chip-decoratorChildHeight', initial: 20, max: 48 },
];

export default function ChipVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack
        sx={{ height: 64, alignItems: 'center', justifyContent: 'center' }}
      >
        <Chip
          style={style}
          startDecorator={<Avatar>A</Avatar>}
          endDecorator={<ChipDelete aria-label="Delete Ana Ruiz" />}
        >
          Ana Ruiz
        </Chip>
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
