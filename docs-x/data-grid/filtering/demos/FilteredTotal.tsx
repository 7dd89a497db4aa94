import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { tickets } from './tickets';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const hours = entries.reduce((sum, { model }) => sum + (model.hours ?? 0), 0);
  return (
    <Box role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {entries.length} tickets, {hours} hours
    </Box>
  );
}

export default function FilteredTotal() {
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Tickets with a total"
        columns={columns}
        rows={tickets}
        slots={{ footer: TotalFooter }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'not', value: 'Solved' }],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
