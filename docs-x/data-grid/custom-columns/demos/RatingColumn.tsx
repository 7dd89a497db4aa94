import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { EditRating } from './edit-rating';
import type { Product } from './products';
import { products } from './products';

const rating: GridColTypeDef<number | null> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  width: 150,
  renderCell: ({ value }) => <Rating readOnly value={value ?? null} />,
  renderEditCell: (params) => <EditRating {...params} />,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  { ...rating, field: 'rating', headerName: 'Rating', editable: true },
];

export default function RatingColumn() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Rated products"
        columns={columns}
        rows={products}
        hideFooter
      />
    </Box>
  );
}
