import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Slider-trackSize', initial: 6, max: 40 },
  { name: '--Slider-thumbSize', initial: 18, max: 48 },
  { name: '--Slider-thumbWidth', initial: 18, max: 48 },
  { name: '--Slider-thumbRadius', initial: 9, max: 24 },
  { name: '--Slider-markSize', initial: 2, max: 12 },
];

export default function SliderVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack sx={{ minHeight: 80, justifyContent: 'center' }}>
        <Slider
          aria-label="Example"
          defaultValue={40}
          step={10}
          marks
          style={style}
        />
      </Stack>
      {variables.map(({ name, max }, index) => (
        <div key={name}>
          <Typography level="body-sm">
            {name}: {pixels[index]}px
          </Typography>
          <Slider
            aria-label={`${name} in pixels`}
            size="sm"
            max={max}
            value={pixels[index]}
            onChange={(_event, value) =>
              setPixels(
                pixels.map((old, at) => (at === index ? Number(value) : old)),
              )
            }
          />
        </div>
      ))}
    </Stack>
  );
}
