import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { type Booking, start } from './bookings';

interface Question {
  before: Booking;
  after: Booking;
  answer: (row: Booking) => void;
}

const columns: GridColDef<Booking>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'days', headerName: 'Days', type: 'number', editable: true },
];

export default function ConfirmedEdit() {
  const [question, setQuestion] = useState<Question | null>(null);

  const answer = (accepted: boolean) => {
    if (question) question.answer(accepted ? question.after : question.before);
    setQuestion(null);
  };

  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Bookings with confirmation"
        columns={columns}
        rows={start}
        processRowUpdate={(after, before) =>
          after.days === before.days
            ? before
            : new Promise<Booking>((resolve) => {
                setQuestion({ before, after, answer: resolve });
              })
        }
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => answer(false)}>
        <DialogTitle>Change the booking?</DialogTitle>
        <DialogContent>
          {question &&
            `${question.after.customer}: ${question.before.days} to ${question.after.days} days`}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(false)}>Keep</Button>
          <Button onClick={() => answer(true)}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
