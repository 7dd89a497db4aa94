import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import type { Shift } from './shifts';
import { shifts } from './shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 120,
    // Otherwise Warehouse would span Monday and Tuesday.
    rowSpanValueGetter: (_value, shift) => `${shift.day}, ${shift.place}`,
  },
  {
    field: 'team',
    headerName: 'Team',
    width: 120,
    rowSpanValueGetter: (_value, shift) => shift.id,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    width: 100,
    rowSpanValueGetter: (_value, shift) => shift.id,
  },
];

export default function ShiftSpans() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Shifts by day and place"
        columns={columns}
        rows={shifts}
        rowSpanning
        disableColumnSorting
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
