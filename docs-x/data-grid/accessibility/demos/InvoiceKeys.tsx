import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(60);

export default function InvoiceKeys() {
  const [message, setMessage] = useState('Focus a cell, then use the keys.');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Invoices"
          columns={columns}
          rows={invoices}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setMessage(`Copied: ${text}`)}
          processRowUpdate={(row) => {
            setMessage(`${row.id} saved: ${row.customer}, ${row.amount} €`);
            return row;
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, height: 24, overflow: 'hidden' }}>
        {message}
      </Typography>
    </Box>
  );
}
