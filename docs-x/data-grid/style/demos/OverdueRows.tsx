import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from './columns';
import { invoices } from './invoices';

const tint = (percent: number) => (theme: Theme) => {
  const { warning } = (theme.vars ?? theme).palette;
  return `color-mix(in srgb, ${warning.main} ${percent}%, transparent)`;
};

export default function OverdueRows() {
  return (
    <Box sx={{ width: 1, height: 340 }}>
      <DataGrid
        label="Invoices with overdue rows"
        columns={columns}
        rows={invoices}
        getRowClassName={({ row }) => row.status}
        hideFooter
        sx={{
          [`& .${gridClasses.row}.overdue`]: {
            bgcolor: tint(15),
            '&:hover': { bgcolor: tint(25) },
            '&[aria-selected="true"]': { bgcolor: tint(35) },
            '&[aria-selected="true"]:hover': { bgcolor: tint(45) },
          },
        }}
      />
    </Box>
  );
}
