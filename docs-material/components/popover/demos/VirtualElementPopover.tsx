import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

export default function VirtualElementPopover() {
  const [point, setPoint] = React.useState<DOMRect | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={point !== null}
        onClick={({ currentTarget, clientX, clientY, detail }) =>
          setPoint(
            detail === 0
              ? currentTarget.getBoundingClientRect()
              : new DOMRect(clientX, clientY, 0, 0),
          )
        }
        sx={{ width: 280, maxWidth: '100%', height: 120 }}
      >
        Shelf plan: press anywhere
      </Button>
      <Popover
        open={point !== null}
        onClose={() => setPoint(null)}
        anchorEl={point && { nodeType: 1, getBoundingClientRect: () => point }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Shelf', sx: { p: 1.5 } },
        }}
      >
        Legumes, rows 4 to 9
      </Popover>
    </div>
  );
}
