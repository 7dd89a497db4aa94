import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { bookings, columns } from './bookings';

export default function NoColumnsMessage() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Bookings without visible columns"
        columns={columns}
        rows={bookings}
        initialState={{
          columns: {
            columnVisibilityModel: { guest: false, room: false, nights: false },
          },
        }}
        localeText={{
          noColumnsOverlayLabel: 'All columns are hidden',
          noColumnsOverlayManageColumns: 'Choose columns',
        }}
      />
    </Box>
  );
}
