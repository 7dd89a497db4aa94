import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridEventListener } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, tickets } from './tickets';

const editableColumns = columns.map((column) => ({
  ...column,
  editable: true,
}));

export default function TicketKeyEvents() {
  const [message, setMessage] = useState(
    'Click a cell, then press Enter or F2.',
  );

  const handleKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
    if (params.cellMode === 'edit') {
      return;
    }
    if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      setMessage(`Ticket ${params.id} opened`);
    } else if (event.key === 'F2' && params.isEditable) {
      params.api.startCellEditMode({ id: params.id, field: params.field });
      setMessage(`Editing ticket ${params.id}`);
    }
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Tickets to open"
          columns={editableColumns}
          rows={tickets}
          onCellKeyDown={handleKeyDown}
          onCellClick={({ id, field }) =>
            setMessage(`${field} of ${id} clicked`)
          }
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
