import ColumnsIcon from '@mui/icons-material/ViewColumn';
import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function TextToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={
          <ToolbarButton render={<Button startIcon={<ColumnsIcon />} />} />
        }
      >
        Columns
      </ColumnsPanelTrigger>
      <ExportCsv
        render={
          <ToolbarButton render={<Button startIcon={<DownloadIcon />} />} />
        }
      >
        Download
      </ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: TextToolbar };

export default function ProductRenderElement() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products with text buttons"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
