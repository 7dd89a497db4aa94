import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function LeadingClickAway() {
  const [note, setNote] = React.useState('Well played, but only a draw.');
  const [editing, setEditing] = React.useState<boolean>();

  if (!editing) {
    return (
      <Button autoFocus={editing === false} onClick={() => setEditing(true)}>
        Edit the note: {note}
      </Button>
    );
  }

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setEditing(false)}
    >
      <TextField
        autoFocus
        label="Note on the game"
        id="leading-click-away-note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) =>
          ['Enter', 'Escape'].includes(event.key) && setEditing(false)
        }
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </ClickAwayListener>
  );
}
