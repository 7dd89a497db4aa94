import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { move, type Song, songs } from './songs';

export default function SetList() {
  const [list, setList] = useState(songs);
  const [message, setMessage] = useState('');

  const columns = useMemo<GridColDef<Song>[]>(() => {
    const number = (_: unknown, song: Song) => list.indexOf(song) + 1;
    const item = (song: Song, name: 'up' | 'down') => {
      const to = list.indexOf(song) + (name === 'up' ? -1 : 1);
      return (
        <GridActionsCellItem
          icon={name === 'up' ? <ArrowUpward /> : <ArrowDownward />}
          label={`Move ${song.title} ${name}`}
          disabled={!list[to]}
          onClick={() => {
            setList(move(list, song.id, to));
            setMessage(`${song.title} is now number ${to + 1}`);
          }}
        />
      );
    };
    return [
      { field: 'number', headerName: 'No.', width: 60, valueGetter: number },
      { field: 'title', headerName: 'Song', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            {item(params.row, 'up')}
            {item(params.row, 'down')}
          </GridActionsCell>
        ),
      },
    ];
  }, [list]);

  return (
    <Box sx={{ width: 1, minHeight: 362 }}>
      <DataGrid
        label="Songs of a concert"
        columns={columns}
        rows={list}
        disableColumnSorting
        disableColumnMenu
        hideFooter
        sx={{ height: 330, mb: 1 }}
      />
      <Box role="status">{message}</Box>
    </Box>
  );
}
