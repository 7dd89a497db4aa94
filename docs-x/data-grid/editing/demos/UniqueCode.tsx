import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { DataGrid, GridEditInputCell, gridClasses } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Room } from './rooms';
import { rooms } from './rooms';
import { isCodeTaken } from './server';

const renderEditor = (params: GridRenderEditCellParams) => (
  <GridEditInputCell {...params} debounceMs={400} />
);

export default function UniqueCode() {
  const [message, setMessage] = useState('Edit a code, for example to B-110');
  const columns = useMemo<GridColDef<Room>[]>(
    () => [
      {
        field: 'code',
        headerName: 'Code',
        width: 140,
        editable: true,
        preProcessEditCellProps: async ({ id, props }) => {
          const code = String(props.value);
          setMessage(`Checking ${code}…`);
          const taken = await isCodeTaken(code, Number(id));
          setMessage(`${code} is ${taken ? 'used by another room' : 'free'}`);
          return { ...props, error: taken };
        },
        renderEditCell: renderEditor,
      },
      { field: 'name', headerName: 'Room', flex: 1, minWidth: 100 },
    ],
    [],
  );
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms with unique codes"
          columns={columns}
          rows={rooms}
          hideFooter
          sx={{
            [`& .${gridClasses.editInputCell} [aria-invalid="true"]`]: {
              color: 'error.main',
            },
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
