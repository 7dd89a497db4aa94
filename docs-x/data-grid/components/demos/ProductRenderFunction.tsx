import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={({ children, ...triggerProps }, { filterCount }) => (
          <ToolbarButton
            {...triggerProps}
            render={
              <Button
                variant={filterCount > 0 ? 'contained' : 'text'}
                startIcon={<FilterIcon />}
              />
            }
          >
            {children} ({filterCount})
          </ToolbarButton>
        )}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: FilterToolbar };
const initialState = {
  filter: {
    filterModel: { items: [{ field: 'stock', operator: '<', value: 20 }] },
  },
};

export default function ProductRenderFunction() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products low in stock"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
        initialState={initialState}
      />
    </Box>
  );
}
