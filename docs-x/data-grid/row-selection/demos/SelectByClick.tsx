import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { files } from './files';

export default function SelectByClick() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([3]),
  });
  const file = files.find(({ id }) => selection.ids.has(id));
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Files to open"
          columns={columns}
          rows={files}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {file ? `${file.name}, ${file.megabytes} MB` : 'No file selected'}
      </Typography>
    </Box>
  );
}
