import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Booking } from './bookings';
import { items, start } from './bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: Object.keys(items),
    width: 110,
    editable: true,
  },
  {
    field: 'item',
    headerName: 'Item',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (items[row.kind] ?? []) : Object.values(items).flat(),
    width: 150,
    editable: true,
  },
];

export default function LinkedSelects() {
  const [bookings, setBookings] = useState(start);
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Bookings with linked selects"
        columns={columns}
        rows={bookings}
        processRowUpdate={(changed) => {
          const options = items[changed.kind] ?? [];
          const fits = options.includes(changed.item);
          const saved = fits ? changed : { ...changed, item: options[0] ?? '' };
          setBookings((before) =>
            before.map((one) => (one.id === saved.id ? saved : one)),
          );
          return saved;
        }}
        hideFooter
      />
    </Box>
  );
}
