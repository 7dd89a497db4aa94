import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, seeds } from './seeds';

export default function CopyFormat() {
  const [semicolons, setSemicolons] = useState(true);
  const [raw, setRaw] = useState(false);
  const [copied, setCopied] = useState('');
  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Semicolons"
          control={
            <Switch
              checked={semicolons}
              onChange={(event) => setSemicolons(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Raw values"
          control={
            <Switch
              checked={raw}
              onChange={(event) => setRaw(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Seeds to copy"
          columns={columns}
          rows={seeds}
          clipboardCopyCellDelimiter={semicolons ? ';' : '\t'}
          ignoreValueFormatterDuringExport={raw}
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <TextField
        label="Copied row or cell"
        value={copied}
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Box>
  );
}
