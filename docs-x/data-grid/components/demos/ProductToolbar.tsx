import FilterIcon from '@mui/icons-material/FilterList';
import ColumnsIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function ShopToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 1, fontWeight: 'medium' }}>
        Office products
      </Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ColumnsIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props}>
              <Badge
                variant="dot"
                color="primary"
                badgeContent={state.filterCount}
              >
                <FilterIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: ShopToolbar };

export default function ProductToolbar() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Office products"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
