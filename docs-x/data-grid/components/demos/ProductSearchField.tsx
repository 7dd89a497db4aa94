import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Product or category"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search products',
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: SearchToolbar };
const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['lamp'] } },
};

export default function ProductSearchField() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Products to search"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
