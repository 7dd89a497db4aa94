import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from './columns';
import { invoices } from './invoices';

const pagination = { paginationModel: { pageSize: 5 } };

export default function StripedRows() {
  return (
    <Box sx={{ width: 1, height: 372 }}>
      <DataGrid
        label="Invoices with stripes"
        columns={columns}
        rows={invoices}
        initialState={{ pagination }}
        pageSizeOptions={[5]}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          [`& .${gridClasses.row}.even:not(:hover)`]: {
            '&:not([aria-selected="true"])': { bgcolor: 'action.hover' },
          },
        }}
      />
    </Box>
  );
}
