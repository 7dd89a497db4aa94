import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const corners = [
  'top left',
  'top right',
  'center center',
  'bottom left',
  'bottom right',
];

function toOrigin(corner: string) {
  const [vertical, horizontal] = corner.split(' ');
  return {
    vertical: vertical as 'top' | 'center' | 'bottom',
    horizontal: horizontal as 'left' | 'center' | 'right',
  };
}

export default function AnchorPlayground() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [points, setPoints] = React.useState({
    anchorOrigin: 'bottom left',
    transformOrigin: 'top left',
  });

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Show drawer 12
      </Button>
      {(['anchorOrigin', 'transformOrigin'] as const).map((prop) => (
        <TextField
          key={prop}
          select
          size="small"
          id={`anchor-playground-${prop}`}
          label={prop}
          value={points[prop]}
          onChange={(event) =>
            setPoints({ ...points, [prop]: event.target.value })
          }
          slotProps={{ select: { native: true } }}
          sx={{ width: 200 }}
        >
          {corners.map((corner) => (
            <option key={corner}>{corner}</option>
          ))}
        </TextField>
      ))}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={toOrigin(points.anchorOrigin)}
        transformOrigin={toOrigin(points.transformOrigin)}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Drawer 12', sx: { p: 2 } },
        }}
      >
        Wild barley, 4 °C
      </Popover>
    </Stack>
  );
}
