import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function VirtualElementPopper() {
  const [range, setRange] = React.useState<Range | null>(null);

  const readSelection = () => {
    const selection = window.getSelection();
    setRange(
      selection === null || selection.isCollapsed
        ? null
        : selection.getRangeAt(0).cloneRange(),
    );
  };

  return (
    <div>
      <Typography onMouseUp={readSelection}>
        Select the definition: broken keys heard in a silent orchestra.
      </Typography>
      <div role="status">
        <Popper
          disablePortal
          role="none"
          placement="top"
          open={range !== null}
          anchorEl={
            range && {
              getBoundingClientRect: () => range.getBoundingClientRect(),
            }
          }
        >
          <Paper elevation={4} sx={{ p: 1 }}>
            {range?.toString().length} characters marked
          </Paper>
        </Popper>
      </div>
    </div>
  );
}
