import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Card-padding', initial: 16, max: 40 },
  { name: '--Card-radius', initial: 8, max: 48 },
];

export default function CardVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Card style={style}>
        <CardOverflow>
          <AspectRatio ratio="3">
            <img src="/img/demos/joy-card/harbor.svg" alt="" />
          </AspectRatio>
        </CardOverflow>
        <Typography level="title-md">Old pier</Typography>
        <CardActions>
          <Button variant="soft">Reserve a berth</Button>
        </CardActions>
      </Card>
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
