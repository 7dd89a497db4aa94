import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

interface Parcel {
  barcode: string;
  addressee: { name: string; town: string };
  kilograms: number;
}

const parcels: Parcel[] = [
  {
    barcode: 'RX 104 882',
    addressee: { name: 'Mill Street Pharmacy', town: 'Alton' },
    kilograms: 2.4,
  },
  {
    barcode: 'RX 104 883',
    addressee: { name: 'Harbor School', town: 'Brae' },
    kilograms: 11.9,
  },
  {
    barcode: 'RX 104 887',
    addressee: { name: 'Upper Farm', town: 'Alton' },
    kilograms: 0.8,
  },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'barcode', headerName: 'Barcode', width: 130 },
  {
    field: 'town',
    headerName: 'Town',
    width: 110,
    valueGetter: (_value, parcel) => parcel.addressee.town,
  },
  {
    field: 'name',
    headerName: 'Addressee',
    flex: 1,
    minWidth: 180,
    valueGetter: (_value, parcel) => parcel.addressee.name,
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
