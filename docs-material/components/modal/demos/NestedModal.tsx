import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const surface = { p: 3, mx: 'auto', maxWidth: '85%' };

export default function NestedModal() {
  const [level, setLevel] = React.useState(0);

  return (
    <div>
      <Button onClick={() => setLevel(1)}>Order 5518</Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Order 5518"
          sx={{ ...surface, width: 340, mt: '15vh' }}
        >
          <p>Four tickets, evening of the premiere.</p>
          <Button onClick={() => setLevel(2)}>Refund</Button>
          <Modal open={level > 1} onClose={() => setLevel(1)}>
            <Paper
              role="dialog"
              aria-modal
              aria-label="Refund"
              sx={{ ...surface, width: 260, mt: '25vh' }}
            >
              <p>Refund to the card that paid?</p>
              <Button onClick={() => setLevel(1)}>Back to the order</Button>
            </Paper>
          </Modal>
        </Paper>
      </Modal>
    </div>
  );
}
