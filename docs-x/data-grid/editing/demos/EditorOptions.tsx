import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { Room } from './rooms';
import { rooms } from './rooms';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 100 },
  {
    field: 'code',
    headerName: 'Code',
    width: 140,
    editable: true,
    valueParser: (value: string) => value.toUpperCase(),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        slotProps={{
          root: {
            slotProps: {
              htmlInput: {
                'aria-label': `Code of ${params.row.name}`,
                maxLength: 5,
                placeholder: 'A-101',
              },
            },
          },
        }}
      />
    ),
  },
];

export default function EditorOptions() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Rooms with codes of five characters"
        columns={columns}
        rows={rooms}
        hideFooter
      />
    </Box>
  );
}
