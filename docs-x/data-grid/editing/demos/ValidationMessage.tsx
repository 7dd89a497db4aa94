import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type { Room } from './rooms';
import { rooms } from './rooms';

function EditWithMessage({ message, ...params }: GridRenderEditCellParams) {
  return (
    <Tooltip
      arrow
      describeChild
      open={Boolean(message)}
      title={<span role="alert">{message}</span>}
    >
      <Box sx={{ width: 1, ...(message && { color: 'error.main' }) }}>
        <GridEditInputCell
          {...params}
          debounceMs={0}
          sx={{ color: 'inherit' }}
        />
      </Box>
    </Tooltip>
  );
}

function seatsFault(value: unknown): string {
  const seats = Number(value);
  if (!Number.isInteger(seats) || seats < 1) return 'Enter a whole number.';
  return seats > 40 ? 'Enter up to 40 seats.' : '';
}

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 100 },
  {
    field: 'seats',
    headerName: 'Seats (up to 40)',
    type: 'number',
    width: 160,
    editable: true,
    preProcessEditCellProps: ({ props }) => {
      const message = seatsFault(props.value);
      return { ...props, error: message !== '', message };
    },
    renderEditCell: (params) => <EditWithMessage {...params} />,
  },
];

export default function ValidationMessage() {
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Rooms with checked seats"
        columns={columns}
        rows={rooms}
        hideFooter
      />
    </Box>
  );
}
