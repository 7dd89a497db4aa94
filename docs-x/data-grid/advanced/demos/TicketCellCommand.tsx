import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { columns, tickets } from './tickets';

function UrgentButton({ row, tabIndex }: GridRenderCellParams<Ticket>) {
  const apiRef = useGridApiContext();
  const urgent = row.priority === 'Urgent';
  const toggle = () =>
    apiRef.current.updateRows([
      { id: row.id, priority: urgent ? 'Normal' : 'Urgent' },
    ]);
  return (
    <Button
      size="small"
      variant={urgent ? 'contained' : 'outlined'}
      tabIndex={tabIndex}
      aria-label={`Urgent, ticket ${row.id}`}
      aria-pressed={urgent}
      onClick={toggle}
      // The grid would move down instead of activating the button.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      Urgent
    </Button>
  );
}

const columnsWithButton: GridColDef<Ticket>[] = [
  ...columns.slice(0, 3),
  {
    field: 'urgent',
    headerName: 'Action',
    width: 110,
    sortable: false,
    renderCell: (params) => <UrgentButton {...params} />,
  },
];

export default function TicketCellCommand() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Tickets to prioritize"
        columns={columnsWithButton}
        rows={tickets}
      />
    </Box>
  );
}
