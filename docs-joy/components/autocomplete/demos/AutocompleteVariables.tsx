import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { customers } from './customers';
import { namedTags } from './namedTags';

const variables = [
  { name: '--Input-minHeight', initial: 36, max: 72 },
  { name: '--Input-radius', initial: 6, max: 36 },
  { name: '--Input-gap', initial: 8, max: 24 },
  { name: '--Autocomplete-wrapperGap', initial: 3, max: 16 },
];

export default function AutocompleteVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Customers</FormLabel>
        <Autocomplete
          multiple
          options={customers}
          defaultValue={['Hooli', 'Globex']}
          renderTags={namedTags}
          style={style}
        />
      </FormControl>
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
