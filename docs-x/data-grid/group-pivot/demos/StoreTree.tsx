import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';

interface Place {
  id: string;
  parent: string | null;
  name: string;
  objects: number;
}

const places: Place[] = [
  { id: 'n', parent: null, name: 'North store', objects: 318 },
  { id: 'n1', parent: 'n', name: 'Textiles', objects: 204 },
  { id: 'n1a', parent: 'n1', name: 'Drawer A', objects: 96 },
  { id: 'n1b', parent: 'n1', name: 'Drawer B', objects: 108 },
  { id: 'n2', parent: 'n', name: 'Tools', objects: 114 },
  { id: 'e', parent: null, name: 'East store', objects: 57 },
  { id: 'e1', parent: 'e', name: 'Maps', objects: 57 },
];

function visible(
  open: readonly string[],
  parent: string | null = null,
  level = 0,
): (Place & { level: number })[] {
  return places
    .filter((place) => place.parent === parent)
    .flatMap((place) => [
      { ...place, level },
      ...(open.includes(place.id) ? visible(open, place.id, level + 1) : []),
    ]);
}

export default function StoreTree() {
  const [open, setOpen] = useState<readonly string[]>(['n']);
  const rows = useMemo(() => visible(open), [open]);

  const columns = useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Place',
        flex: 1,
        minWidth: 200,
        renderCell: ({ row, tabIndex }) => {
          const isOpen = open.includes(row.id);
          const isParent = places.some(({ parent }) => parent === row.id);
          return (
            <Box sx={{ pl: row.level * 3 }}>
              {isParent ? (
                <Button
                  size="small"
                  color="inherit"
                  tabIndex={tabIndex}
                  aria-expanded={isOpen}
                  startIcon={isOpen ? <ExpandMore /> : <ChevronRight />}
                  onClick={() =>
                    setOpen(
                      isOpen
                        ? open.filter((one) => one !== row.id)
                        : [...open, row.id],
                    )
                  }
                >
                  {row.name}
                </Button>
              ) : (
                <Box component="span" sx={{ pl: 1 }}>
                  {row.name}
                </Box>
              )}
            </Box>
          );
        },
      },
      { field: 'objects', headerName: 'Objects', type: 'number', width: 110 },
    ],
    [open],
  );

  return (
    <Box sx={{ width: 1, height: 380 }}>
      <DataGrid
        label="Places in the museum's stores"
        columns={columns}
        rows={rows}
        disableColumnSorting
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
