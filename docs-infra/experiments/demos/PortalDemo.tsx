import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const gears = ['Slow', 'Steady', 'Fast'];

export default function PortalDemo() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [gear, setGear] = React.useState(gears[0]);
  const close = () => setAnchor(null);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        id="portal-demo-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-controls={anchor ? 'portal-demo-menu' : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Sluice gate
      </Button>
      <Menu
        id="portal-demo-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'portal-demo-button' } }}
      >
        <MenuItem onClick={close}>Open a hand's width</MenuItem>
        <MenuItem onClick={close}>Open fully</MenuItem>
        <MenuItem onClick={close}>Close</MenuItem>
      </Menu>
      <FormControl sx={{ minWidth: 140 }} size="small">
        <InputLabel id="portal-demo-gear-label">Gear</InputLabel>
        <Select
          labelId="portal-demo-gear-label"
          id="portal-demo-gear"
          label="Gear"
          value={gear}
          onChange={(event) => setGear(event.target.value)}
        >
          {gears.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
