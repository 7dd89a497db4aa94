import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, tickets } from './tickets';

function EditFooter() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = useState('Double-click a subject.');
  useGridEvent(apiRef, 'cellEditStart', ({ id, reason }) => {
    setMessage(`Started editing ${id}: ${reason}`);
  });
  useGridEvent(apiRef, 'cellEditStop', ({ id, reason }) => {
    setMessage(`Stopped editing ${id}: ${reason}`);
  });
  return (
    <>
      <Typography role="status" sx={{ p: 1 }}>
        {message}
      </Typography>
      <GridFooter />
    </>
  );
}

const slots = { footer: EditFooter };
const editableColumns = columns.map((column) => ({
  ...column,
  editable: column.field === 'subject',
}));

export default function TicketEditEvents() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets to edit"
        columns={editableColumns}
        rows={tickets}
        slots={slots}
      />
    </Box>
  );
}
