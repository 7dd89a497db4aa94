import Box from '@mui/material/Box';
import type { GridColDef, GridFilterOperator } from '@mui/x-data-grid';
import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputValue,
} from '@mui/x-data-grid';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const hasAllWords: GridFilterOperator<Ticket, string> = {
  label: 'has all words',
  value: 'hasAllWords',
  getApplyFilterFn: ({ value }) => {
    const words = String(value ?? '')
      .toLowerCase()
      .match(/\S+/g);
    if (!words) return null;
    return (text) => words.every((word) => text.toLowerCase().includes(word));
  },
  InputComponent: GridFilterInputValue,
};

const columns: GridColDef<Ticket>[] = [
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 160,
    filterOperators: [hasAllWords, ...getGridStringOperators()],
  },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

export default function CustomFilterOperator() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Tickets about black screens"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'subject',
                  operator: 'hasAllWords',
                  value: 'black screen',
                },
              ],
            },
          },
        }}
        showToolbar
      />
    </Box>
  );
}
