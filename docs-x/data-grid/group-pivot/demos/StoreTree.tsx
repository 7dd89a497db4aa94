import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { type VisiblePart, visibleParts } from './stores';

export default function StoreTree() {
  const [open, setOpen] = useState<readonly string[]>(['c']);
  const rows = useMemo(() => visibleParts(open), [open]);

  const columns = useMemo<GridColDef<VisiblePart>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Department',
        flex: 1,
        minWidth: 200,
        renderCell: ({ row, tabIndex }) =>
          row.open === null ? (
            <Box sx={{ pl: row.level * 3 + 1 }}>{row.name}</Box>
          ) : (
            <Button
              size="small"
              color="inherit"
              tabIndex={tabIndex}
              aria-expanded={row.open}
              startIcon={row.open ? <ExpandMore /> : <ChevronRight />}
              onClick={() =>
                setOpen((ids) =>
                  row.open
                    ? ids.filter((id) => id !== row.id)
                    : [...ids, row.id],
                )
              }
              sx={{ ml: row.level * 3 }}
            >
              {row.name}
            </Button>
          ),
      },
      { field: 'products', headerName: 'Products', type: 'number', width: 110 },
    ],
    [],
  );

  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Departments of the stores"
        columns={columns}
        rows={rows}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
