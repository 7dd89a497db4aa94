import Box from '@mui/material/Box';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Product } from './products';
import { products } from './products';

/** Shows and edits a share, such as 0.15, as 15 %. */
const percent: GridColTypeDef<number, string> = {
  type: 'number',
  width: 120,
  valueGetter: (share: number) => Math.round(share * 1000) / 10,
  valueFormatter: (value: number) => `${value} %`,
  valueSetter: (value, row, { field }) => ({ ...row, [field]: value / 100 }),
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { ...percent, field: 'discount', headerName: 'Discount', editable: true },
  {
    field: 'stored',
    headerName: 'In the row',
    type: 'number',
    width: 110,
    valueGetter: (_value, product) => product.discount,
  },
];

export default function PercentColumn() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Products with discounts"
        columns={columns}
        rows={products}
        hideFooter
      />
    </Box>
  );
}
