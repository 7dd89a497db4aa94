import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(48);

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      size="small"
      siblingCount={0}
      aria-label="Pages of invoices"
      count={count}
      page={page + 1}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

export default function CustomPagination() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Invoices with page numbers"
        columns={columns}
        rows={invoices}
        initialState={{
          pagination: { paginationModel: { page: 2, pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
        slots={{ pagination: PageNumbers }}
      />
    </Box>
  );
}
