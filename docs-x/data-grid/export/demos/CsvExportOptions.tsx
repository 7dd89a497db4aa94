import { useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const file = { fileName: 'invoices-2026-05', utf8WithBom: true };

export default function CsvExportOptions() {
  const apiRef = useGridApiRef();
  const [semicolon, setSemicolon] = useState(true);
  const [includeHeaders, setIncludeHeaders] = useState(true);
  const [preview, setPreview] = useState('');
  const csvOptions = useMemo(
    () => ({ ...file, delimiter: semicolon ? ';' : ',', includeHeaders }),
    [semicolon, includeHeaders],
  );

  useEffect(() => {
    setPreview(apiRef.current?.getDataAsCsv(csvOptions) ?? '');
  }, [apiRef, csvOptions]);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Semicolons"
        control={<Switch checked={semicolon} />}
        onChange={(_event, checked) => setSemicolon(checked)}
      />
      <FormControlLabel
        label="Headers"
        control={<Switch checked={includeHeaders} />}
        onChange={(_event, checked) => setIncludeHeaders(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices"
          columns={columns}
          rows={invoices}
          slotProps={{ toolbar: { csvOptions } }}
          showToolbar
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV text"
        sx={{ height: 140, overflow: 'auto', typography: 'body2', mb: 0 }}
      >
        {preview}
      </Box>
    </Box>
  );
}
