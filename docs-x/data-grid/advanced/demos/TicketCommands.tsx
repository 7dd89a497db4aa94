import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, tickets } from './tickets';

export default function TicketCommands() {
  const apiRef = useGridApiRef();
  const showUrgent = () => {
    apiRef.current?.setFilterModel({
      items: [{ field: 'priority', operator: 'equals', value: 'Urgent' }],
    });
    apiRef.current?.setSortModel([{ field: 'hours', sort: 'desc' }]);
  };
  const showAll = () => {
    apiRef.current?.setFilterModel({ items: [] });
    apiRef.current?.setSortModel([]);
  };
  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="contained" onClick={showUrgent}>
          Urgent, oldest first
        </Button>
        <Button onClick={showAll}>All</Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Tickets"
          apiRef={apiRef}
          columns={columns}
          rows={tickets}
        />
      </Box>
    </Box>
  );
}
