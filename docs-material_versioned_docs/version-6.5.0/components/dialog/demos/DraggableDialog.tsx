import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';

const HANDLE_ID = 'draggable-dialog-title';

function DraggablePaper({ style, ...other }: PaperProps) {
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });
  const grip = React.useRef<{ x: number; y: number } | null>(null);

  const grab = (event: React.PointerEvent<HTMLDivElement>) => {
    if ((event.target as Element).closest(`#${HANDLE_ID}`)) {
      grip.current = {
        x: event.clientX - offset.x,
        y: event.clientY - offset.y,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    }
  };

  const move = (event: React.PointerEvent<HTMLDivElement>) => {
    if (grip.current) {
      setOffset({
        x: event.clientX - grip.current.x,
        y: event.clientY - grip.current.y,
      });
    }
  };

  const release = () => {
    grip.current = null;
  };

  return (
    <Paper
      {...other}
      style={{ ...style, translate: `${offset.x}px ${offset.y}px` }}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Name this trail
      </Button>
      <Dialog
        open={open}
        onClose={close}
        PaperComponent={DraggablePaper}
        aria-labelledby={HANDLE_ID}
      >
        <DialogTitle
          id={HANDLE_ID}
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Trail details
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Is the map hidden? Pull this window aside by its title.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Save trail</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
