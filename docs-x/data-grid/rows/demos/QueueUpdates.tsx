import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

interface Patient {
  id: number;
  ticket: string;
  room: string | null;
}

const columns: GridColDef<Patient>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 110 },
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 140,
    valueFormatter: (room: string | null) => room ?? 'Waiting',
  },
];

const start: Patient[] = [
  { id: 1, ticket: 'A 17', room: 'Room 2' },
  { id: 2, ticket: 'A 18', room: null },
  { id: 3, ticket: 'B 04', room: null },
];

export default function QueueUpdates() {
  const [patients, setPatients] = useState(start);
  const waiting = patients.find(({ room }) => room === null);
  return (
    <Box sx={{ width: 1 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <Button
          variant="outlined"
          disabled={!waiting}
          onClick={() =>
            setPatients((before) =>
              before.map((one) =>
                one.id === waiting?.id ? { ...one, room: 'Room 1' } : one,
              ),
            )
          }
        >
          Call next
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            setPatients((before) => {
              const id = Math.max(0, ...before.map((one) => one.id)) + 1;
              return [
                ...before,
                {
                  id,
                  ticket: `B ${String(id + 1).padStart(2, '0')}`,
                  room: null,
                },
              ];
            })
          }
        >
          New ticket
        </Button>
        <Button
          variant="outlined"
          disabled={patients.length === 0}
          onClick={() => setPatients((before) => before.slice(1))}
        >
          Remove first
        </Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          label="Waiting room"
          columns={columns}
          rows={patients}
          hideFooter
        />
      </Box>
    </Box>
  );
}
