import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Equipment } from './equipment';
import { deleteEquipment } from './equipmentStore';
import { useNotify } from './notifications';

interface DeleteDialogProps {
  record: Equipment;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted. Stays open with a message if that fails. */
export default function DeleteDialog({ record, onCancel, onDeleted }: DeleteDialogProps) {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setPending(true);
    setFailure(null);
    try {
      await deleteEquipment(record.id);
      notify(`${record.name} deleted`);
      onDeleted();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      slotProps={{ paper: { role: 'alertdialog' } }}
      onClose={isPending ? undefined : onCancel}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
    >
      <DialogTitle id="delete-title">Delete {record.name}?</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-text">
          The record is deleted from the register. You can’t undo this.
        </DialogContentText>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button autoFocus onClick={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button color="error" variant="contained" onClick={confirm} loading={isPending}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
