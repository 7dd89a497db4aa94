import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 90 },
];

const rows = [
  { id: 1, time: '18:00', dish: 'Tomato soup', guests: 14 },
  { id: 2, time: '18:40', dish: 'Vegetable pasta', guests: 14 },
  { id: 3, time: '20:30', dish: 'Tomato soup', guests: 9 },
  { id: 4, time: '21:10', dish: 'Vegetable pasta', guests: 9 },
];

export default function CourseSpacing() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Two dinner groups"
        columns={columns}
        rows={rows}
        rowHeight={44}
        getRowSpacing={({ model }) => ({
          top: model.time === '20:30' ? 24 : 0,
          bottom: 0,
        })}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
