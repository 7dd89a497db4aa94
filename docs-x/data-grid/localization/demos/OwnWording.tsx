import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';
import { products } from './products';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

const localeText: Partial<GridLocaleText> = {
  columnMenuSortAsc: 'Lowest first',
  columnMenuSortDesc: 'Highest first',
  columnMenuFilter: 'Filter products',
  footerRowSelected: (count) =>
    count === 1 ? '1 product selected' : `${count} products selected`,
  paginationRowsPerPage: 'Products per page:',
  paginationDisplayedRows: ({ from, to, count }) =>
    `Products ${from} to ${to} of ${count}`,
};

export default function OwnWording() {
  return (
    <Box sx={{ width: 1, height: 370 }}>
      <DataGrid
        label="Products"
        columns={columns}
        rows={products}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3, 5]}
        checkboxSelection
      />
    </Box>
  );
}
