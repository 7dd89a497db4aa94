import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';
import type { Booking } from './bookings';

function NoBookings() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Typography>No bookings for this week</Typography>
      <Button
        variant="contained"
        onClick={() => {
          apiRef.current.setRows(bookings);
          apiRef.current.setCellFocus(1, 'guest');
        }}
      >
        Import bookings
      </Button>
    </GridOverlay>
  );
}

const noBookings: Booking[] = [];

export default function NoRowsAction() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Bookings of this week"
        columns={columns}
        rows={noBookings}
        slots={{ noRowsOverlay: NoBookings }}
        hideFooter
      />
    </Box>
  );
}
