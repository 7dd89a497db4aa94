import * as React from 'react';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Shipment } from './shipments';
import { makeShipments, cities } from './shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Number', width: 100 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 100,
    editable: true,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: cities,
    width: 100,
    editable: true,
  },
  {
    field: 'weight',
    headerName: 'Tons',
    type: 'number',
    width: 70,
    editable: true,
  },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 110 },
  {
    field: 'delivered',
    headerName: 'Delivered',
    type: 'boolean',
    width: 90,
    editable: true,
  },
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
