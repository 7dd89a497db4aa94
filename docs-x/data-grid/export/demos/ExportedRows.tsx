import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {
  GridCsvExportOptions,
  GridRowSelectionModel,
} from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const allRows: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

export default function ExportedRows() {
  const apiRef = useGridApiRef();
  const [result, setResult] = useState('Two invoices are selected');
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['A-101', 'A-103']),
  });
  const count = (options?: GridCsvExportOptions) => {
    const csv = apiRef.current?.getDataAsCsv(options) ?? '';
    setResult(`The file has ${csv.split('\r\n').length - 1} invoices`);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => count()}>
          Default rows
        </Button>
        <Button variant="outlined" onClick={() => count(allRows)}>
          All rows
        </Button>
      </Box>
      <Typography role="status" sx={{ my: 1 }}>
        {result}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices to select"
          columns={columns}
          rows={invoices}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
