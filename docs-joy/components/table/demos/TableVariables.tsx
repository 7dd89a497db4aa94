import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--Table-headerUnderlineThickness', initial: 2, max: 8 },
  { name: '--TableCell-height', initial: 40, max: 80 },
  { name: '--TableCell-paddingX', initial: 8, max: 32 },
  { name: '--TableCell-paddingY', initial: 6, max: 32 },
];

export default function TableVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Table aria-label="Orders" borderAxis="both" style={style}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1042</td>
            <td>$58</td>
          </tr>
        </tbody>
      </Table>
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
