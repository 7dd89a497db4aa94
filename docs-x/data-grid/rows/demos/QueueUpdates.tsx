import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, start } from './queue';

export default function QueueUpdates() {
  const [tickets, setTickets] = useState(start);
  const [last, setLast] = useState(start.length);
  const waiting = tickets.find(({ room }) => room === null);

  const call = () =>
    setTickets(
      tickets.map((one) =>
        one === waiting ? { ...one, room: 'Room 1' } : one,
      ),
    );

  const add = () => {
    const id = last + 1;
    setLast(id);
    setTickets([
      ...tickets,
      { id, ticket: `A ${String(id).padStart(2, '0')}`, room: null },
    ]);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" disabled={!waiting} onClick={call}>
          Call next
        </Button>
        <Button variant="outlined" onClick={add}>
          New ticket
        </Button>
        <Button
          variant="outlined"
          disabled={tickets.length === 0}
          onClick={() => setTickets(tickets.slice(1))}
        >
          Remove first
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Waiting room"
          columns={columns}
          rows={tickets}
          hideFooter
        />
      </Box>
    </Box>
  );
}
