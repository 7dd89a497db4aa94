import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [reading, setReading] = React.useState('48210');

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setReading(String(new FormData(event.currentTarget).get('reading')));
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>Last reading: {reading} kWh</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send a new reading
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs">
        <DialogTitle>Electricity meter</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Type the black digits only, and leave out the red one at the end.
          </DialogContentText>
          <form id="form-dialog-meter" onSubmit={save}>
            <TextField
              id="form-dialog-reading"
              name="reading"
              label="Reading in kWh"
              type="number"
              required
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { min: 0, step: 1 } }}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button type="submit" form="form-dialog-meter">
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
