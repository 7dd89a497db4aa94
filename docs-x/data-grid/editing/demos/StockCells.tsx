import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, gridClasses } from '@mui/x-data-grid';

interface Paint {
  id: number;
  color: string;
  liters: number;
  shelf: string;
}

const paints: Paint[] = [
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

export default function StockCells() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Paint in stock"
        columns={columns}
        rows={paints}
        hideFooter
        sx={{
          [`& .${gridClasses.editInputCell} [aria-invalid="true"]`]: {
            color: 'error.main',
          },
        }}
      />
    </Box>
  );
}
