import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { columns } from './columns';
import { invoices } from './invoices';

const withCompactGrids = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiDataGrid: {
      defaultProps: {
        density: 'compact',
        disableColumnMenu: true,
        hideFooter: true,
        showColumnVerticalBorder: true,
      },
      styleOverrides: {
        root: { borderRadius: 0 },
        columnHeaderTitle: { textTransform: 'uppercase' },
        cell: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withCompactGrids}>
      <Box sx={{ width: 1, height: 320 }}>
        <DataGrid
          label="Invoices with a theme"
          columns={columns}
          rows={invoices}
        />
      </Box>
    </ThemeProvider>
  );
}
