import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function ScrollPlayground() {
  const [square, setSquare] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [flip, setFlip] = React.useState(true);
  const [inside, setInside] = React.useState(true);
  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flip, options: { altBoundary: true } },
      {
        name: 'preventOverflow',
        enabled: inside,
        options: { altAxis: true, altBoundary: true, tether: false },
      },
    ],
    [flip, inside],
  );
  const settings = [
    { label: 'Show the clue', checked: open, set: setOpen },
    { label: 'flip', checked: flip, set: setFlip },
    { label: 'preventOverflow', checked: inside, set: setInside },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Crossword grid"
        sx={{ height: 220, overflow: 'auto', position: 'relative' }}
      >
        <Box sx={{ width: 900, height: 600, display: 'grid' }}>
          <Paper ref={setSquare} sx={{ p: 3, placeSelf: 'center' }}>
            9
          </Paper>
        </Box>
        <Popper
          disablePortal
          open={open}
          anchorEl={square}
          placement="top"
          modifiers={modifiers}
        >
          <Paper elevation={4} sx={{ p: 1 }}>
            Not quite a dozen
          </Paper>
        </Popper>
      </Box>
      {settings.map(({ label, checked, set }) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <Switch
              checked={checked}
              onChange={(event) => set(event.target.checked)}
            />
          }
        />
      ))}
    </Box>
  );
}
