import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const rows = [
  { id: 1, product: 'Desk', sold: 42, rating: 4.5 },
  { id: 2, product: 'Lamp', sold: 87, rating: 4.2 },
  { id: 3, product: 'Chair', sold: 64, rating: 4.8 },
  { id: 4, product: 'Shelf', sold: 23, rating: 3.9 },
];

export default function SalesScreen() {
  return (
    <Stack
      direction={{ md: 'row' }}
      spacing={2}
      sx={{ '& > *': { flex: 1, minWidth: 0 } }}
    >
      <DataGrid
        aria-label="Products"
        columns={columns}
        rows={rows}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'sold', sort: 'desc' }] },
        }}
      />
      <BarChart
        height={270}
        title="Sold by product"
        dataset={rows}
        xAxis={[{ dataKey: 'product' }]}
        series={[{ dataKey: 'sold', label: 'Sold' }]}
      />
    </Stack>
  );
}
