import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredTopLevelRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(60);
const directions = { asc: 'ascending', desc: 'descending' };

function StatusLine() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  const columnLookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const name = sorted && columnLookup[sorted.field]?.headerName;
  const order = sorted?.sort && directions[sorted.sort];
  return (
    <Typography role="status" sx={{ p: 1 }}>
      {found} invoices
      {order ? `, sorted by ${name}, ${order}` : ''}
    </Typography>
  );
}

export default function InvoiceAnnouncements() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Invoices of this year"
        columns={columns}
        rows={invoices}
        showToolbar
        slots={{ toolbar: StatusLine }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'amount', operator: '>', value: 500 }],
            },
          },
          sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
