import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Mail from '@mui/icons-material/Mail';

const variables = [
  { name: '--List-padding', initial: 8, max: 32 },
  { name: '--List-radius', initial: 12, max: 32 },
  { name: '--List-gap', initial: 0, max: 24 },
  { name: '--ListDivider-gap', initial: 6, max: 24 },
  { name: '--ListItem-minHeight', initial: 36, max: 72 },
  { name: '--ListItem-paddingX', initial: 12, max: 40 },
];

export default function ListVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <List component="div" variant="outlined" style={style}>
        {['Inbox', 'Drafts'].map((name) => (
          <ListItemButton key={name}>
            <ListItemDecorator>
              <Mail />
            </ListItemDecorator>
            {name}
          </ListItemButton>
        ))}
        <ListDivider />
        <ListItemButton>Sent</ListItemButton>
      </List>
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
