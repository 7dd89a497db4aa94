import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
} from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Song } from './songs';
import { move, songs } from './songs';

export default function SetList() {
  const [list, setList] = useState(songs);
  const [message, setMessage] = useState('');

  const columns = useMemo<GridColDef<Song>[]>(() => {
    const shift = (song: Song, by: -1 | 1) => {
      const to = list.indexOf(song) + by;
      setList(move(list, song.id, to));
      setMessage(`${song.title} is now number ${to + 1}`);
    };
    return [
      {
        field: 'position',
        headerName: 'No.',
        type: 'number',
        width: 60,
        valueGetter: (_value, song) => list.indexOf(song) + 1,
      },
      { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArrowUpward />}
              label={`Move ${params.row.title} up`}
              disabled={params.row === list[0]}
              onClick={() => shift(params.row, -1)}
            />
            <GridActionsCellItem
              icon={<ArrowDownward />}
              label={`Move ${params.row.title} down`}
              disabled={params.row === list[list.length - 1]}
              onClick={() => shift(params.row, 1)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, [list]);

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 330 }}>
        <DataGrid
          label="Set list"
          columns={columns}
          rows={list}
          disableColumnSorting
          disableColumnMenu
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Typography>
    </Box>
  );
}
