import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const compact = useGridSelector(apiRef, gridDensitySelector) === 'compact';
  return (
    <Toolbar>
      <ToolbarButton
        aria-pressed={compact}
        onClick={() =>
          apiRef.current.setDensity(compact ? 'standard' : 'compact')
        }
        render={<Button variant={compact ? 'contained' : 'outlined'} />}
      >
        Compact rows
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: DensityToolbar };

export default function ProductDensityToggle() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products, compact"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
        initialState={{ density: 'compact' }}
      />
    </Box>
  );
}
