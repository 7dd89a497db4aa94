import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { Product } from './products';
import { columns, products } from './products';

function StockFooter() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = found.reduce((sum, { model }) => {
    const { price, stock } = model as Product;
    return sum + price * stock;
  }, 0);
  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" sx={{ p: 1 }}>
        Stock: {total.toLocaleString('en-US')} €
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

const slots = { footer: StockFooter };

export default function ProductFooter() {
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Products"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
