import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Room } from './rooms';
import { rooms, withRoom } from './rooms';
import { saveRoom } from './server';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats (up to 40)',
    type: 'number',
    width: 150,
    editable: true,
  },
];

export default function OptimisticSave() {
  const [rows, setRows] = useState(rooms);
  const [message, setMessage] = useState('Enter 50 seats');

  const show = (room: Room) => setRows((shown) => withRoom(shown, room));

  const save = (changed: Room, before: Room) => {
    show(changed);
    setMessage(`${changed.name}: ${changed.seats} seats, not saved yet`);
    saveRoom(changed).then(
      () => setMessage(`${changed.name}: ${changed.seats} seats saved`),
      (reason: Error) => {
        show(before);
        setMessage(`${reason.message} ${before.seats} seats restored.`);
      },
    );
    return changed;
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms saved in the background"
          columns={columns}
          rows={rows}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
