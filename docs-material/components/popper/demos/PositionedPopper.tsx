import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';

const placements = [
  'top-start',
  'top',
  'top-end',
  'left',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

export default function PositionedPopper() {
  const [square, setSquare] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] =
    React.useState<(typeof placements)[number]>();

  return (
    <Stack spacing={8} sx={{ alignItems: 'center', pb: 6 }}>
      <Stack
        useFlexGap
        direction="row"
        role="group"
        aria-label="Placement of the clue"
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {placements.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={placement === name}
            onClick={() => setPlacement(placement === name ? undefined : name)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Paper ref={setSquare} variant="outlined" sx={{ px: 5, py: 2 }}>
        Q
      </Paper>
      <Popper
        open={placement !== undefined}
        anchorEl={square}
        placement={placement}
      >
        <Paper elevation={4} sx={{ p: 0.5 }}>
          3 down
        </Paper>
      </Popper>
    </Stack>
  );
}
