import Box from '@mui/material/Box';
import type { GridCellModesModel, GridColDef } from '@mui/x-data-grid';
import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Booking } from './bookings';
import { start } from './bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'item', headerName: 'Item', width: 150, editable: true },
  {
    field: 'days',
    headerName: 'Days',
    type: 'number',
    width: 80,
    editable: true,
  },
];

export default function OneClickEdit() {
  const [modes, setModes] = useState<GridCellModesModel>({});
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Bookings to edit with one click"
        columns={columns}
        rows={start}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (!isEditable || cellMode === GridCellModes.Edit) return;
          setModes({ [id]: { [field]: { mode: GridCellModes.Edit } } });
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
