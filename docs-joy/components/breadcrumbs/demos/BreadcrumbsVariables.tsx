import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Folder from '@mui/icons-material/Folder';

const variables = [
  { name: '--Breadcrumbs-gap', initial: 6, max: 32 },
  { name: '--Icon-fontSize', initial: 20, max: 40 },
];

export default function BreadcrumbsVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Breadcrumbs aria-label="Folders" style={style} sx={{ height: 80 }}>
        <Folder />
        <Link href="#css-variables-playground">Files</Link>
        <Typography aria-current="page">Invoices</Typography>
      </Breadcrumbs>
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
