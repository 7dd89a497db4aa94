import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import {
  DataGrid,
  GridFooter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { Run } from './runs';
import { runs } from './runs';

const columns: GridColDef<Run>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 130 },
  {
    field: 'class',
    headerName: 'Class',
    type: 'singleSelect',
    valueOptions: ['Single', 'Double'],
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
  return (
    <>
      <Box
        role="status"
        sx={{
          p: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          textAlign: 'end',
          fontWeight: 'bold',
        }}
      >
        {entries.length > 0
          ? `Mean of ${entries.length} boats: ${(sum / entries.length).toFixed(1)} minutes`
          : 'No boats'}
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
        label="Results with mean"
        columns={columns}
        rows={runs}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
