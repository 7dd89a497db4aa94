import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { files } from './files';

export default function CheckboxSelection() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 4]),
  });
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Files to send"
          columns={columns}
          rows={files}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        type: {selection.type}, ids: {[...selection.ids].join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
