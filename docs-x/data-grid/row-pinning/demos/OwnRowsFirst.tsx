import Box from '@mui/material/Box';
import type {
  GridColDef,
  GridComparatorFn,
  GridSortDirection,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

/** Keeps the reader's tickets at the top in both directions. */
function ownFirst(direction: GridSortDirection): GridComparatorFn {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b, first, second) => {
    const firstOwn = Boolean(first.api.getRow(first.id)?.own);
    const secondOwn = Boolean(second.api.getRow(second.id)?.own);
    if (firstOwn !== secondOwn) return firstOwn ? -1 : 1;
    return sign * (a < b ? -1 : Number(a > b));
  };
}

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 130,
    getSortComparator: ownFirst,
  },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    getSortComparator: ownFirst,
  },
];

export default function OwnRowsFirst() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Tickets, own tickets first"
        columns={columns}
        rows={tickets}
        sortingOrder={['asc', 'desc']}
        initialState={{
          sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] },
        }}
        getRowClassName={({ row }) => (row.own ? 'own' : '')}
        hideFooter
        sx={{ '& .own': { fontWeight: 'bold', bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
