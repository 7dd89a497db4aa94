import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

interface Shift {
  id: number;
  day: string;
  ward: string;
  nurse: string;
  hours: string;
}

const shifts: Shift[] = [
  { id: 1, day: 'Monday', ward: 'Surgery', nurse: 'Early team', hours: '6–14' },
  { id: 2, day: 'Monday', ward: 'Surgery', nurse: 'Late team', hours: '14–22' },
  {
    id: 3,
    day: 'Monday',
    ward: 'Maternity',
    nurse: 'Early team',
    hours: '6–14',
  },
  {
    id: 4,
    day: 'Tuesday',
    ward: 'Maternity',
    nurse: 'Early team',
    hours: '6–14',
  },
  {
    id: 5,
    day: 'Tuesday',
    ward: 'Maternity',
    nurse: 'Late team',
    hours: '14–22',
  },
];

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'ward',
    headerName: 'Ward',
    flex: 1,
    minWidth: 120,
    // Otherwise Maternity would span Monday and Tuesday.
    rowSpanValueGetter: (_value, shift) => `${shift.day}, ${shift.ward}`,
  },
  {
    field: 'nurse',
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
        label="Shifts by day and ward"
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
