import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const closing = 'Doors close five minutes before departure';
const noHover = { disableHoverListener: true };
const noFocus = { disableFocusListener: true };
const noTouch = { disableTouchListener: true };

const choices = [
  { label: 'Never while hovered', listeners: noHover },
  { label: 'Never while focused', listeners: noFocus },
  { label: 'No long press', listeners: noTouch },
];

export default function TriggersTooltips() {
  const [pressed, setPressed] = React.useState(false);
  const close = () => setPressed(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {choices.map(({ label, listeners }) => (
        <Tooltip key={label} describeChild title={closing} {...listeners}>
          <Button>{label}</Button>
        </Tooltip>
      ))}
      <ClickAwayListener onClickAway={close}>
        <Tooltip
          describeChild
          title={closing}
          {...noHover}
          {...noFocus}
          {...noTouch}
          open={pressed}
          onClose={close}
        >
          <Button onClick={() => setPressed(!pressed)}>Click</Button>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
