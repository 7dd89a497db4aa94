import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Room } from './rooms';
import { rooms, withRoom } from './rooms';
import { saveRoom } from './server';

const columns: GridColDef<Room>[] = [
  {
    field: 'name',
    headerName: 'Room',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'seats',
    headerName: 'Seats (up to 40)',
    type: 'number',
    width: 150,
    editable: true,
  },
];

export default function SaveToServer() {
  const [rows, setRows] = useState(rooms);
  const [result, setResult] = useState({ text: 'Edit a cell', failed: false });

  const save = async (changed: Room) => {
    setResult({ text: `Saving ${changed.name}…`, failed: false });
    const saved = await saveRoom(changed);
    setRows((before) => withRoom(before, saved));
    setResult({ text: `${saved.name} saved`, failed: false });
    return saved;
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms saved to a server"
          columns={columns}
          rows={rows}
          processRowUpdate={save}
          onProcessRowUpdateError={({ message }: Error) =>
            setResult({ text: message, failed: true })
          }
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        <Alert severity={result.failed ? 'error' : 'info'}>{result.text}</Alert>
      </Box>
    </Box>
  );
}
