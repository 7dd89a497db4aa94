import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(20);

export default function InvoiceToolbarKeys() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Open invoices"
        columns={columns}
        rows={invoices}
        showToolbar
      />
    </Box>
  );
}
