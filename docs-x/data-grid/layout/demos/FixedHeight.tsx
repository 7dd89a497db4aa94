import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { makeLoans } from './loans';

const loans = makeLoans(60);

export default function FixedHeight() {
  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid label="Loans" columns={columns} rows={loans} />
    </Box>
  );
}
