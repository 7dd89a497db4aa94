import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { crates } from './harvest';

interface Row {
  id: string;
  orchard: string;
  variety: string;
  kilograms: number;
  count: number | null;
}

const orchards = [...new Set(crates.map(({ orchard }) => orchard))];

function group(open: readonly string[]): Row[] {
  return orchards.flatMap((orchard): Row[] => {
    const members = crates.filter((crate) => crate.orchard === orchard);
    const kilograms = members.reduce((sum, crate) => sum + crate.kilograms, 0);
    const head = {
      id: orchard,
      orchard,
      variety: '',
      kilograms,
      count: members.length,
    };
    const rows = members.map((crate) => ({
      ...crate,
      id: String(crate.id),
      count: null,
    }));
    return open.includes(orchard) ? [head, ...rows] : [head];
  });
}

export default function GroupRows() {
  const [open, setOpen] = useState<readonly string[]>(['Old wall']);
  const rows = useMemo(() => group(open), [open]);

  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      {
        field: 'orchard',
        headerName: 'Orchard',
        flex: 1,
        minWidth: 150,
        renderCell: ({ row, tabIndex }) =>
          row.count !== null && (
            <Button
              size="small"
              color="inherit"
              tabIndex={tabIndex}
              aria-expanded={open.includes(row.orchard)}
              onClick={() =>
                setOpen(
                  open.includes(row.orchard)
                    ? open.filter((one) => one !== row.orchard)
                    : [...open, row.orchard],
                )
              }
            >
              {row.orchard} ({row.count})
            </Button>
          ),
      },
      { field: 'variety', headerName: 'Variety', width: 110 },
      {
        field: 'kilograms',
        headerName: 'Kilograms',
        type: 'number',
        width: 110,
      },
    ],
    [open],
  );

  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Harvest by orchard"
        columns={columns}
        rows={rows}
        getRowClassName={({ row }) => (row.count === null ? '' : 'group')}
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .group': { bgcolor: 'action.hover', fontWeight: 'bold' } }}
      />
    </Box>
  );
}
