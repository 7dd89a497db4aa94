import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Product } from './products';
import { products } from './products';

const sum = (months: number[]) =>
  months.reduce((total, month) => total + month, 0);

const trend: GridColTypeDef<number, string> = {
  type: 'number',
  display: 'flex',
  width: 200,
  valueGetter: (months: number[]) => sum(months),
  valueFormatter: (total: number) => `${total} pcs`,
  renderCell: ({ row, field, formattedValue }) => (
    <>
      <SparkLineChart
        data={row[field]}
        width={110}
        height={36}
        aria-hidden="true"
      />
      <Box component="span" sx={{ minWidth: 64, textAlign: 'end' }}>
        {formattedValue}
      </Box>
    </>
  ),
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { ...trend, field: 'sold', headerName: 'Sold in 8 months' },
];

const initialState = {
  sorting: { sortModel: [{ field: 'sold', sort: 'desc' as const }] },
};

export default function SparklineColumn() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Sold products"
        columns={columns}
        rows={products}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
