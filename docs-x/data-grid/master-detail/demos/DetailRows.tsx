import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Play } from './plays';
import { plays } from './plays';

interface Row {
  id: string;
  play: Play;
  detail: boolean;
}

const allColumns = 3;

export default function DetailRows() {
  const [open, setOpen] = useState<number | null>(1);

  const rows = useMemo(
    () =>
      plays.flatMap((play): Row[] => {
        const row = { id: `play-${play.id}`, play, detail: false };
        const detail = { id: `detail-${play.id}`, play, detail: true };
        return play.id === open ? [row, detail] : [row];
      }),
    [open],
  );

  const columns = useMemo<GridColDef<Row>[]>(
    () => [
      {
        field: 'toggle',
        headerName: 'Evenings',
        width: 100,
        colSpan: (_value, row) => (row.detail ? allColumns : 1),
        renderCell: ({ row, tabIndex }) =>
          row.detail ? (
            <Box sx={{ py: 2, whiteSpace: 'normal' }}>
              {row.play.evenings.join(' · ')}
            </Box>
          ) : (
            <IconButton
              aria-label={`Evenings of ${row.play.title}`}
              aria-expanded={row.play.id === open}
              tabIndex={tabIndex}
              onClick={() => setOpen(row.play.id === open ? null : row.play.id)}
            >
              {row.play.id === open ? (
                <KeyboardArrowUp />
              ) : (
                <KeyboardArrowDown />
              )}
            </IconButton>
          ),
      },
      {
        field: 'title',
        headerName: 'Play',
        flex: 1,
        minWidth: 130,
        valueGetter: (_value, row) => row.play.title,
      },
      {
        field: 'stage',
        headerName: 'Stage',
        width: 120,
        valueGetter: (_value, row) => row.play.stage,
      },
    ],
    [open],
  );

  return (
    <Box sx={{ width: 1, height: 320 }}>
      <DataGrid
        label="Plays with details in rows"
        columns={columns}
        rows={rows}
        getRowHeight={({ model }) => ((model as Row).detail ? 'auto' : null)}
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses['row--dynamicHeight']}`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
