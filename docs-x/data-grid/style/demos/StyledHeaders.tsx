import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from './columns';
import { invoices } from './invoices';

const sx = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
  [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
};

export default function StyledHeaders() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Invoices without lines"
        columns={columns}
        rows={invoices}
        hideFooter
        sx={sx}
      />
    </Box>
  );
}
