import * as React from 'react';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Shipment } from './shipments';
import { makeShipments, ports } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Number', width: 120 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    valueOptions: ports,
    width: 120,
    editable: true,
  },
  { field: 'weight', headerName: 'Tons', type: 'number', editable: true },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 130 },
  { field: 'cleared', headerName: 'Cleared', type: 'boolean', editable: true },
];

export default function ManyRows() {
  const [rows] = React.useState(() => makeShipments(100_000));

  return (
    <Box sx={{ width: 1, height: 480 }}>
      <DataGrid
        label="Shipments"
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[25, 100]}
        showToolbar
      />
    </Box>
  );
}
