import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { tickets } from './tickets';

const parse = (text: string) => text.split(',').map((part) => part.trim());

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter
        expanded
        parser={parse}
        formatter={(values) => values.join(', ')}
        style={{ flexGrow: 1 }}
      >
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder="printer, backup"
          slotProps={{
            htmlInput: {
              role: 'searchbox',
              'aria-label': 'Texts, separated by commas',
            },
          }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterAnyValue() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Tickets with one of several texts"
        columns={columns}
        rows={tickets}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['slow network', 'backup'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
      />
    </Box>
  );
}
