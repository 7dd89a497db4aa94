import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { type Sale, sales } from './sales';

type Row = Partial<Sale> & { key: string; open?: boolean };

function group(openStores: readonly string[]): Row[] {
  return [...new Set(sales.map(({ store }) => store))].flatMap((store) => {
    const members = sales.filter((sale) => sale.store === store);
    const units = members.reduce((sum, sale) => sum + sale.units, 0);
    const open = openStores.includes(store);
    const rows = members.map((sale) => ({ ...sale, key: String(sale.id) }));
    return [{ key: store, store, units, open }, ...(open ? rows : [])];
  });
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

export default function GroupRows() {
  const [open, setOpen] = useState<readonly string[]>(['Dublin']);
  const rows = useMemo(() => group(open), [open]);
  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      {
        field: 'store',
        headerName: 'Store',
        renderCell: ({ row, tabIndex }) =>
          row.open !== undefined && (
            <Button
              tabIndex={tabIndex}
              aria-expanded={row.open}
              onClick={() => setOpen((keys) => toggled(keys, row.key))}
            >
              {row.store}
            </Button>
          ),
      },
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
      { field: 'units', headerName: 'Units', type: 'number', width: 110 },
    ],
    [],
  );

  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Sales by store"
        columns={columns}
        rows={rows}
        getRowId={({ key }) => key}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
