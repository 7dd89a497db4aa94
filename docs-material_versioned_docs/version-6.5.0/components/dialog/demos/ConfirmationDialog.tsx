import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const slots = [
  'Monday, 8 to 10 am',
  'Monday, 6 to 8 pm',
  'Tuesday, 12 to 2 pm',
  'Thursday, 8 to 10 am',
];

interface SlotFormProps {
  current: string;
  onCancel: () => void;
  onConfirm: (slot: string) => void;
}

// A closed dialog unmounts its children, so every opening starts from `current`.
function SlotForm({ current, onCancel, onConfirm }: SlotFormProps) {
  const [draft, setDraft] = React.useState(current);

  return (
    <React.Fragment>
      <DialogTitle id="confirmation-dialog-title">Delivery time</DialogTitle>
      <DialogContent dividers>
        <RadioGroup
          aria-labelledby="confirmation-dialog-title"
          name="confirmation-dialog-slot"
          value={draft}
          onChange={(_event, value) => setDraft(value)}
        >
          {slots.map((slot) => (
            <FormControlLabel
              key={slot}
              value={slot}
              label={slot}
              control={<Radio autoFocus={slot === current} />}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Back</Button>
        <Button onClick={() => onConfirm(draft)}>Use this time</Button>
      </DialogActions>
    </React.Fragment>
  );
}

export default function ConfirmationDialog() {
  const [open, setOpen] = React.useState(false);
  const [slot, setSlot] = React.useState('Monday, 6 to 8 pm');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>Groceries arrive {slot}.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change time
      </Button>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') {
            setOpen(false);
          }
        }}
        aria-labelledby="confirmation-dialog-title"
        maxWidth="xs"
        fullWidth
      >
        <SlotForm
          current={slot}
          onCancel={() => setOpen(false)}
          onConfirm={(next) => {
            setSlot(next);
            setOpen(false);
          }}
        />
      </Dialog>
    </Stack>
  );
}
