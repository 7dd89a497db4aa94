import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, gridClasses } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 140 },
  { field: 'note', headerName: 'Note from the guests', flex: 1, minWidth: 200 },
];

const rows = [
  {
    id: 1,
    dish: 'Tomato soup',
    note: 'Warm, not hot. Two guests asked for more bread.',
  },
  { id: 2, dish: 'Vegetable pasta', note: 'Good.' },
  {
    id: 3,
    dish: 'Apple pie',
    note: 'The base was soft again. It rests on the counter too long before it goes out, so bake it in two rounds, the second after the main course.',
  },
];

export default function ReviewHeights() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Notes about dishes"
        columns={columns}
        rows={rows}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 60}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
