import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Instrument } from './instruments';
import { conditions, families, makeInstruments } from './instruments';

const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Instrument>[] = [
  { field: 'id', headerName: 'Number', width: 110 },
  { field: 'kind', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: families,
    width: 120,
  },
  {
    field: 'condition',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: conditions,
    width: 130,
    editable: true,
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant={value === 'In repair' ? 'filled' : 'outlined'}
        label={String(value)}
      />
    ),
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => price.format(value),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(Number(props.value) > 0),
    }),
  },
  { field: 'checked', headerName: 'Last check', type: 'date', width: 120 },
  { field: 'lent', headerName: 'Lent', type: 'boolean', width: 90 },
  { field: 'borrower', headerName: 'Lent to', width: 150, editable: true },
];

export default function InstrumentInventory() {
  const [rows, setRows] = useState(() => makeInstruments(240));
  const [message, setMessage] = useState('');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 560 }}>
        <DataGrid
          label="Instruments"
          columns={columns}
          rows={rows}
          checkboxSelection
          disableRowSelectionOnClick
          showToolbar
          isCellEditable={({ row, field }) => field !== 'borrower' || row.lent}
          processRowUpdate={(changed) => {
            setRows((before) =>
              before.map((one) => (one.id === changed.id ? changed : one)),
            );
            setMessage(`${changed.kind} ${changed.id} saved`);
            return changed;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          slotProps={{
            toolbar: { csvOptions: { fileName: 'instruments' } },
          }}
          initialState={{
            sorting: { sortModel: [{ field: 'checked', sort: 'asc' }] },
            pagination: { paginationModel: { pageSize: 50 } },
          }}
          pageSizeOptions={[25, 50, 100]}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
