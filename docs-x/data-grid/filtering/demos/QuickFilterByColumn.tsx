import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const month = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
});

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  {
    field: 'customer',
    headerName: 'Not searched',
    width: 130,
    getApplyQuickFilterFn: () => null,
  },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'date',
    width: 110,
    valueFormatter: (value: Date) => month.format(value),
  },
  {
    field: 'hours',
    headerName: 'At least',
    type: 'number',
    width: 100,
    getApplyQuickFilterFn: (text: string) => {
      const least = Number(text);
      if (Number.isNaN(least)) return null;
      return (hours: number | null) => hours !== null && hours >= least;
    },
  },
];

export default function QuickFilterByColumn() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets with different quick filters"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['3'] } },
        }}
        showToolbar
      />
    </Box>
  );
}
