import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Forest from '@mui/icons-material/Forest';
import Water from '@mui/icons-material/Water';

const looks: Record<string, Record<string, string>> = {
  flush: {},
  inset: {
    '--List-padding': '8px',
    '--List-radius': '12px',
    '--List-gap': '4px',
  },
  tight: { '--ListItem-minHeight': '28px', '--ListItemDecorator-size': '28px' },
};

export default function ListThemes() {
  const [look, setLook] = React.useState('inset');

  return (
    <Stack spacing={2} sx={{ maxWidth: 280, mx: 'auto' }}>
      <ToggleButtonGroup
        size="sm"
        aria-label="Look of the list"
        value={look}
        onChange={(_event, next) => setLook(next ?? look)}
      >
        {Object.keys(looks).map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Sheet variant="outlined" sx={{ borderRadius: '12px' }}>
        <List sx={looks[look]}>
          <ListItem>
            <ListItemButton selected>
              <ListItemDecorator>
                <Forest />
              </ListItemDecorator>
              Ridge path
            </ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton>
              <ListItemDecorator>
                <Water />
              </ListItemDecorator>
              Lake loop
            </ListItemButton>
          </ListItem>
        </List>
      </Sheet>
    </Stack>
  );
}
