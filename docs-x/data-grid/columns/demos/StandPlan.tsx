import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

interface Stand {
  id: string;
  morning: string;
  noon: string;
  afternoon: string;
  /** How many parts of the day the morning's job takes. */
  length: number;
}

const columns: GridColDef<Stand>[] = [
  { field: 'id', headerName: 'Stand', width: 100 },
  {
    field: 'morning',
    headerName: '8 to 11',
    flex: 1,
    minWidth: 130,
    sortable: false,
    colSpan: (_value, row) => row.length,
  },
  {
    field: 'noon',
    headerName: '11 to 14',
    flex: 1,
    minWidth: 130,
    sortable: false,
  },
  {
    field: 'afternoon',
    headerName: '14 to 17',
    flex: 1,
    minWidth: 130,
    sortable: false,
  },
];

const rows: Stand[] = [
  {
    id: 'Stand 1',
    morning: 'Bent wheels',
    noon: '',
    afternoon: 'Flat tires',
    length: 2,
  },
  {
    id: 'Stand 2',
    morning: 'Brakes',
    noon: 'Lights',
    afternoon: 'Chains',
    length: 1,
  },
  {
    id: 'Stand 3',
    morning: 'Tandem overhaul',
    noon: '',
    afternoon: '',
    length: 3,
  },
];

export default function StandPlan() {
  return (
    <Box sx={{ width: 1, height: 240 }}>
      <DataGrid
        label="Stands of the workshop"
        columns={columns}
        rows={rows}
        hideFooter
        disableColumnMenu
        showCellVerticalBorder
      />
    </Box>
  );
}
