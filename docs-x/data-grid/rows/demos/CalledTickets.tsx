import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 120 },
  { field: 'calls', headerName: 'Calls', type: 'number', width: 90 },
];

const rows = [
  { id: 1, room: 'Room 1', ticket: 'A 16', calls: 4 },
  { id: 2, room: 'Room 2', ticket: 'A 17', calls: 6 },
];

export default function CalledTickets() {
  const apiRef = useGridApiRef();

  const call = () => {
    const room = apiRef.current?.getRow(1);
    if (!room) return;
    apiRef.current?.updateRows([
      { id: 1, ticket: `A ${18 + room.calls}`, calls: room.calls + 1 },
    ]);
  };
  const open = () =>
    apiRef.current?.updateRows([
      { id: 3, room: 'Room 3', ticket: 'B 01', calls: 1 },
    ]);
  const close = () =>
    apiRef.current?.updateRows([{ id: 3, _action: 'delete' }]);

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={call}>
          Call to room 1
        </Button>
        <Button variant="outlined" onClick={open}>
          Open room 3
        </Button>
        <Button variant="outlined" onClick={close}>
          Close room 3
        </Button>
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
