import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

const privateNotes = columns.map((column) =>
  column.field === 'note' ? { ...column, disableExport: true } : column,
);
const initialState = {
  columns: { columnVisibilityModel: { due: false } },
};
const choices = {
  Visible: {},
  allColumns: { allColumns: true },
  fields: { fields: ['note', 'id'] },
};

export default function ExportedColumns() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = useState<keyof typeof choices>('Visible');
  const [headers, setHeaders] = useState('');

  useEffect(() => {
    const csv = apiRef.current?.getDataAsCsv(choices[choice]) ?? '';
    setHeaders(csv.split('\r\n')[0] ?? '');
  }, [apiRef, choice]);

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Exported columns"
        value={choice}
        onChange={(_event, value) => value && setChoice(value)}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" sx={{ my: 1, minHeight: 48 }}>
        First line of the file: {headers}
      </Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices with private notes"
          columns={privateNotes}
          rows={invoices}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Box>
  );
}
