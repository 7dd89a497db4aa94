import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, seeds } from './seeds';

export default function CopySeeds() {
  const [copied, setCopied] = useState('');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 330 }}>
        <DataGrid
          label="Seeds in the shop"
          columns={columns}
          rows={seeds}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <TextField
        label="Last copied text"
        value={copied}
        multiline
        rows={3}
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Box>
  );
}
