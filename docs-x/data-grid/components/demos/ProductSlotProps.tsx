import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, products } from './products';

export default function ProductSlotProps() {
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Products in pages"
        columns={columns}
        rows={products}
        showToolbar
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        slotProps={{
          toolbar: { showQuickFilter: false },
          columnsManagement: { disableShowHideToggle: true },
          basePagination: {
            material: { showFirstButton: true, showLastButton: true },
          },
        }}
      />
    </Box>
  );
}
