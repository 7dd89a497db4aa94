import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Repair } from './repairs';
import { repairs, statuses } from './repairs';

const HOURLY_RATE = 48;
const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Repair>[] = [
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'fault', headerName: 'Fault', flex: 1, minWidth: 220 },
  {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) =>
      value.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 160,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.hours * HOURLY_RATE + row.parts,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CellValues() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid label="Repairs with prices" columns={columns} rows={repairs} />
    </Box>
  );
}
