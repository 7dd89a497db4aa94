import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { files } from './files';

export default function SelectedRowsToolbar() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(files);
  const [message, setMessage] = useState('Select files, then delete them.');

  const remove = () => {
    const selected = gridRowSelectionIdsSelector(apiRef);
    setRows(rows.filter(({ id }) => !selected.has(id)));
    const names = [...selected.values()].map(({ name }) => String(name));
    setMessage(names.length ? `Deleted: ${names.join(', ')}` : 'None selected');
  };

  return (
    <Box sx={{ width: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Button variant="outlined" onClick={remove}>
          Delete selected
        </Button>
        <Box role="status">{message}</Box>
      </Box>
      <Box sx={{ height: 340, mt: 1 }}>
        <DataGrid
          label="Files to select and delete"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          checkboxSelection
        />
      </Box>
    </Box>
  );
}
