import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(48);

export default function ControlledPage() {
  const [model, setModel] = useState({ page: 2, pageSize: 5 });
  const lastPage = Math.ceil(invoices.length / model.pageSize) - 1;
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setModel({ ...model, page: 0 })}
        >
          First page
        </Button>
        <Button
          variant="outlined"
          onClick={() => setModel({ ...model, page: lastPage })}
        >
          Last page
        </Button>
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Invoices with buttons for pages"
          columns={columns}
          rows={invoices}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </Box>
    </Box>
  );
}
