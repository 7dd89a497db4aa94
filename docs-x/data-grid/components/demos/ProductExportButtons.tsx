import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, products } from './products';

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        options={{ fileName: 'products', delimiter: ';', utf8WithBom: true }}
      >
        Download CSV
      </ExportCsv>
      <ExportPrint
        render={<ToolbarButton render={<Button />} />}
        options={{ hideFooter: true, hideToolbar: true }}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

const slots = { toolbar: ExportToolbar };

export default function ProductExportButtons() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products to export"
        columns={columns}
        rows={products}
        showToolbar
        slots={slots}
      />
    </Box>
  );
}
