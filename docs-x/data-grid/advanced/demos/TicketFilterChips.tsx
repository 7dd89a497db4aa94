import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, tickets } from './tickets';

function FilterChips() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 1, minHeight: 48, flexWrap: 'wrap' }}
    >
      {items.map((item) => (
        <Chip
          key={item.id}
          label={`${lookup[item.field]?.headerName} ${item.operator} ${item.value}`}
          onDelete={() => {
            apiRef.current.deleteFilterItem(item);
            // The chip with the focus disappears.
            apiRef.current.setColumnHeaderFocus(item.field);
          }}
        />
      ))}
    </Stack>
  );
}

const slots = { toolbar: FilterChips };
const initialState = {
  filter: {
    filterModel: {
      items: [{ id: 1, field: 'hours', operator: '>', value: 48 }],
    },
  },
};

export default function TicketFilterChips() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Tickets with filter chips"
        columns={columns}
        rows={tickets}
        showToolbar
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
