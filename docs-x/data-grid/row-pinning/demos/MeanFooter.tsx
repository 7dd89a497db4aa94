import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridFooter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Ticket, tickets } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ['High', 'Normal'],
    width: 110,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

function FooterWithMean() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const sum = entries.reduce(
    (total, { model }) => total + Number(model.minutes),
    0,
  );
  const mean = (sum / entries.length).toFixed(1);
  return (
    <>
      <Box role="status" sx={{ p: 1.25, borderTop: 1, textAlign: 'end' }}>
        {entries.length > 0
          ? `Mean of ${entries.length} tickets: ${mean} minutes`
          : 'No tickets'}
      </Box>
      <GridFooter />
    </>
  );
}

const slots = { footer: FooterWithMean };

export default function MeanFooter() {
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Tickets with mean"
        columns={columns}
        rows={tickets}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
