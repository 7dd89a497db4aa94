import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeFiles } from './files';

const files = makeFiles(20);
// What a server would return for each page.
const pages = [0, 5, 10, 15].map((start) => files.slice(start, start + 5));

export default function SelectionAcrossPages() {
  const [keep, setKeep] = useState(true);
  const [model, setModel] = useState({ page: 0, pageSize: 5 });
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="keepNonExistentRowsSelected"
        control={
          <Switch
            checked={keep}
            onChange={(_event, checked) => setKeep(checked)}
          />
        }
      />
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Files in pages"
          columns={columns}
          rows={pages[model.page] ?? []}
          rowCount={files.length}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
    </Box>
  );
}
