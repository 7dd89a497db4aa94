import Box from '@mui/material/Box';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Product } from './products';
import { products } from './products';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 115,
  valueFormatter: (value: number | null) =>
    value === null ? '–' : euros.format(value),
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { ...money, field: 'price', headerName: 'Price' },
  { ...money, field: 'delivery', headerName: 'Delivery' },
  {
    ...money,
    field: 'total',
    headerName: 'Total',
    valueGetter: (_value, product) => product.price + product.delivery,
  },
];

export default function MoneyColumns() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Products with prices"
        columns={columns}
        rows={products}
        hideFooter
      />
    </Box>
  );
}
