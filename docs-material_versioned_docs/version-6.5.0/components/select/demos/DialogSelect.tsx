import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function DialogSelect() {
  const [open, setOpen] = React.useState(false);
  const [doctor, setDoctor] = React.useState('');
  const [length, setLength] = React.useState('20');

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Book a visit
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="dialog-select-title"
      >
        <DialogTitle id="dialog-select-title">Book a visit</DialogTitle>
        <DialogContent>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ flexWrap: 'wrap', pt: 1 }}
          >
            <FormControl sx={{ minWidth: 180 }}>
              <InputLabel id="dialog-select-doctor-label">Doctor</InputLabel>
              <Select
                id="dialog-select-doctor"
                labelId="dialog-select-doctor-label"
                label="Doctor"
                value={doctor}
                onChange={(event) => setDoctor(event.target.value)}
              >
                <MenuItem value="okafor">Dr. Okafor</MenuItem>
                <MenuItem value="lindqvist">Dr. Lindqvist</MenuItem>
              </Select>
            </FormControl>
            <FormControl sx={{ minWidth: 140 }}>
              <InputLabel htmlFor="dialog-select-length">Length</InputLabel>
              <Select
                native
                id="dialog-select-length"
                label="Length"
                value={length}
                onChange={(event) => setLength(event.target.value)}
              >
                <option value="20">20 minutes</option>
                <option value="40">40 minutes</option>
              </Select>
            </FormControl>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not now</Button>
          <Button disabled={doctor === ''} onClick={() => setOpen(false)}>
            Book
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
