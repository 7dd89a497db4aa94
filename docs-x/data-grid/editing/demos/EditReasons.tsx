import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Room } from './rooms';
import { rooms } from './rooms';

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
    headerName: 'Seats',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const overwrites = ['printableKeyDown', 'deleteKeyDown', 'pasteKeyDown'];

export default function EditReasons() {
  const [message, setMessage] = useState('Double-click a cell, or press a key');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms with reasons"
          columns={columns}
          rows={rooms}
          onCellEditStart={({ reason = '' }, event) => {
            const prevented = overwrites.includes(reason);
            event.defaultMuiPrevented = prevented;
            setMessage(`Start: ${reason}${prevented ? ', prevented' : ''}`);
          }}
          onCellEditStop={({ reason }) => setMessage(`Stop: ${reason}`)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
