import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  barcode: string;
  customer: { name: string; city: string };
  kilograms: number;
}

const parcels: Parcel[] = [
  {
    barcode: 'RX 104 882',
    customer: { name: 'Anna Berg', city: 'Oslo' },
    kilograms: 2.4,
  },
  {
    barcode: 'RX 104 883',
    customer: { name: 'Ben Okafor', city: 'Dublin' },
    kilograms: 11.9,
  },
  {
    barcode: 'RX 104 887',
    customer: { name: 'Carla Rossi', city: 'Oslo' },
    kilograms: 0.8,
  },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'barcode', headerName: 'Barcode', width: 130 },
  {
    field: 'name',
    headerName: 'Customer',
    flex: 1,
    minWidth: 180,
    valueGetter: (_value, parcel) => parcel.customer.name,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 110,
    valueGetter: (_value, parcel) => parcel.customer.city,
  },
  { field: 'kilograms', headerName: 'Weight, kg', type: 'number', width: 110 },
];

const getBarcode = (parcel: Parcel) => parcel.barcode;

export default function ParcelRows() {
  return (
    <Box sx={{ width: 1, height: 300 }}>
      <DataGrid
        label="Parcels"
        columns={columns}
        rows={parcels}
        getRowId={getBarcode}
        hideFooter
      />
    </Box>
  );
}
