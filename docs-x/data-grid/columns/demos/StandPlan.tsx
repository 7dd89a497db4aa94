import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stand {
  id: string;
  morning: string;
  noon: string;
  afternoon: string;
  /** How many parts of the day the first person works. */
  length: number;
}

const common = { flex: 1, minWidth: 130, sortable: false };

const columns: GridColDef<Stand>[] = [
  { field: 'id', headerName: 'Stand', width: 100 },
  {
    ...common,
    field: 'morning',
    headerName: '8 to 11',
    colSpan: (_value, row) => row.length,
  },
  { ...common, field: 'noon', headerName: '11 to 14' },
  { ...common, field: 'afternoon', headerName: '14 to 17' },
];

const rows: Stand[] = [
  { id: 'Stand 1', morning: 'Anna', noon: '', afternoon: 'Ben', length: 2 },
  { id: 'Stand 2', morning: 'Carla', noon: 'Dev', afternoon: 'Eva', length: 1 },
  { id: 'Stand 3', morning: 'Farid', noon: '', afternoon: '', length: 3 },
];

export default function StandPlan() {
  return (
    <Box sx={{ width: 1, height: 240 }}>
      <DataGrid
        label="Staff at the stands of a trade fair"
        columns={columns}
        rows={rows}
        hideFooter
        disableColumnMenu
        showCellVerticalBorder
      />
    </Box>
  );
}
