import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

export default function PrintWithApi() {
  const apiRef = useGridApiRef();
  const print = () =>
    apiRef.current?.exportDataAsPrint({
      fields: ['id', 'customer', 'amount'],
      fileName: 'Invoices in May 2026',
      hideFooter: true,
      pageStyle: '@page { size: A4; margin: 15mm }',
    });

  return (
    <Box sx={{ width: 1 }}>
      <Button variant="contained" onClick={print} sx={{ mb: 1 }}>
        Print three columns
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices to print"
          columns={columns}
          rows={invoices}
        />
      </Box>
    </Box>
  );
}
