import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const risky = invoices.slice(2);
const fields = ['id', 'amount', 'note'];

export default function EscapedFormulas() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscapeFormulas] = useState(true);
  const [preview, setPreview] = useState('');

  useEffect(() => {
    const options = { fields, escapeFormulas };
    setPreview(apiRef.current?.getDataAsCsv(options) ?? '');
  }, [apiRef, escapeFormulas]);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Escape formulas"
        control={<Switch checked={escapeFormulas} />}
        onChange={(_event, checked) => setEscapeFormulas(checked)}
      />
      <Box sx={{ height: 180 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices with a formula"
          columns={columns}
          rows={risky}
          initialState={{
            columns: { columnVisibilityModel: { customer: false, due: false } },
          }}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{
          minHeight: 72,
          whiteSpace: 'pre-wrap',
          typography: 'body2',
          mb: 0,
        }}
      >
        {preview}
      </Box>
    </Box>
  );
}
