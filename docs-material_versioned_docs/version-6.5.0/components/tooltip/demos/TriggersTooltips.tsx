import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const title = 'Doors close five minutes before departure';

export default function TriggersTooltips() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={title} disableHoverListener>
        <Button>Focus or long press</Button>
      </Tooltip>
      <Tooltip describeChild title={title} disableFocusListener>
        <Button>Hover or long press</Button>
      </Tooltip>
      <Tooltip describeChild title={title} disableTouchListener>
        <Button>Hover or focus</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Tooltip
          describeChild
          title={title}
          open={open}
          onClose={() => setOpen(false)}
          disableFocusListener
          disableHoverListener
          disableTouchListener
        >
          <Button onClick={() => setOpen((before) => !before)}>Click</Button>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
