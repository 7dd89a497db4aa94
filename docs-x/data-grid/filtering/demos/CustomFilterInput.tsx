import Box from '@mui/material/Box';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { RangeInput } from './rangeInput';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const between: GridFilterOperator<Ticket, number | null> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    // The value parser of the column has made numbers of the texts.
    const [from, to] = value as (number | null)[];
    return (hours) =>
      hours !== null && hours >= (from ?? 0) && hours <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 120,
    filterOperators: [between],
  },
];

export default function CustomFilterInput() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets by hours"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'hours', operator: 'between', value: ['2', '4'] },
              ],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
