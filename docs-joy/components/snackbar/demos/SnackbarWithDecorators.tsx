import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Delete from '@mui/icons-material/Delete';

export default function SnackbarWithDecorators() {
  const [open, setOpen] = React.useState(false);
  const [count, setCount] = React.useState(12);

  function remove() {
    setCount(count - 1);
    setOpen(true);
  }

  function undo() {
    setCount(count + 1);
    setOpen(false);
  }

  return (
    <React.Fragment>
      <Button onClick={remove} disabled={count === 0}>
        Delete one of {count} drafts
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        startDecorator={<Delete />}
        endDecorator={
          <Button variant="soft" onClick={undo}>
            Undo
          </Button>
        }
      >
        <span role="alert">Draft deleted</span>
      </Snackbar>
    </React.Fragment>
  );
}
