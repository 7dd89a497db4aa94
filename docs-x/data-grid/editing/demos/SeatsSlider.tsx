import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import type { Room } from './rooms';
import { rooms } from './rooms';

function EditSeats(props: GridRenderEditCellParams<Room, number>) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const slider = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) slider.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  return (
    <Box
      sx={{ width: 1, px: 2, display: 'flex', alignItems: 'center', gap: 2 }}
    >
      <Slider
        ref={slider}
        size="small"
        aria-label={colDef.headerName}
        max={40}
        value={value ?? 0}
        onChange={(_event, seats) =>
          apiRef.current.setEditCellValue({ id, field, value: seats })
        }
      />
      {value}
    </Box>
  );
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 100 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 190,
    editable: true,
    renderEditCell: (params) => <EditSeats {...params} />,
  },
];

export default function SeatsSlider() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Rooms with a slider"
        columns={columns}
        rows={rooms}
        hideFooter
      />
    </Box>
  );
}
