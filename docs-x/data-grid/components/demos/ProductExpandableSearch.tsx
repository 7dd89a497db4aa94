import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function ExpandableToolbar() {
  return (
    <Toolbar>
      <QuickFilter>
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              aria-label="Search"
              style={{ display: expanded ? 'none' : undefined }}
            >
              <SearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Product or category"
              slotProps={{ htmlInput: slotProps?.htmlInput }}
              sx={{ display: expanded ? undefined : 'none' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ProductExpandableSearch() {
  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Products with a search button"
        columns={columns}
        rows={products}
        showToolbar
        slots={{ toolbar: ExpandableToolbar }}
      />
    </Box>
  );
}
