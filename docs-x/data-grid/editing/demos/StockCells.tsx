import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';

interface Paint {
  id: number;
  color: string;
  liters: number;
  shelf: string;
}

const start: Paint[] = [
  { id: 1, color: 'Chalk white', liters: 24, shelf: 'North' },
  { id: 2, color: 'Slate', liters: 7, shelf: 'North' },
  { id: 3, color: 'Brick', liters: 12, shelf: 'Yard' },
];

const columns: GridColDef<Paint>[] = [
  { field: 'color', headerName: 'Color', flex: 1, minWidth: 130 },
  {
    field: 'liters',
    headerName: 'Liters',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(Number(props.value) >= 0),
    }),
  },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: ['North', 'South', 'Yard'],
    width: 120,
    editable: true,
  },
];

function save(paint: Paint): Promise<Paint> {
  if (paint.liters > 500) {
    return Promise.reject(
      new Error(`The store holds at most 500 liters of ${paint.color}.`),
    );
  }
  return Promise.resolve(paint);
}

export default function StockCells() {
  const [paints, setPaints] = useState(start);
  const [error, setError] = useState('');
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Paint in stock"
          columns={columns}
          rows={paints}
          processRowUpdate={async (changed) => {
            const saved = await save(changed);
            setError('');
            setPaints((before) =>
              before.map((one) => (one.id === saved.id ? saved : one)),
            );
            return saved;
          }}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </Box>
      <Box role="alert" sx={{ minHeight: 48, mt: 1 }}>
        {error && <Alert severity="error">{error}</Alert>}
      </Box>
    </Box>
  );
}
