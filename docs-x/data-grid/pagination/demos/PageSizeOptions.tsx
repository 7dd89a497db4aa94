import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(48);

export default function PageSizeOptions() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Invoices in pages of five"
        columns={columns}
        rows={invoices}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20, { value: -1, label: 'All' }]}
      />
    </Box>
  );
}
