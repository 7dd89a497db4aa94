import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeInstruments } from './instruments';

export default function InstrumentInventory() {
  const [rows, setRows] = useState(() => makeInstruments(240));
  const [message, setMessage] = useState('');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 560 }}>
        <DataGrid
          label="Instruments"
          columns={columns}
          rows={rows}
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          isCellEditable={({ row, field }) => field !== 'borrower' || row.lent}
          processRowUpdate={(changed) => {
            setRows((before) =>
              before.map((one) => (one.id === changed.id ? changed : one)),
            );
            setMessage(`${changed.kind} ${changed.id} saved`);
            return changed;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          slotProps={{
            toolbar: { csvOptions: { fileName: 'instruments' } },
          }}
          initialState={{
            sorting: { sortModel: [{ field: 'checked', sort: 'asc' }] },
            pagination: { paginationModel: { pageSize: 50 } },
          }}
          pageSizeOptions={[25, 50, 100]}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
