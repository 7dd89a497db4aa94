import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--AvatarGroup-gap', initial: -8, min: -32, max: 16 },
  { name: '--Avatar-size', initial: 40, min: 16, max: 80 },
  { name: '--Avatar-ringSize', initial: 2, min: 0, max: 12 },
];

export default function AvatarGroupVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack
        sx={{ height: 80, alignItems: 'center', justifyContent: 'center' }}
      >
        <AvatarGroup style={style}>
          {['A', 'B', 'C'].map((letter) => (
            <Avatar key={letter}>{letter}</Avatar>
          ))}
        </AvatarGroup>
      </Stack>
      {variables.map(({ name, min, max }, index) => (
        <Typography key={name} component="label" level="body-sm">
          {name}: {pixels[index]}px
          <input
            type="range"
            min={min}
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
