import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Song } from './songs';
import { move, songs } from './songs';

interface Place extends Song {
  position: number;
}

const columns: GridColDef<Place>[] = [
  {
    field: 'position',
    headerName: 'No.',
    type: 'number',
    width: 80,
    editable: true,
  },
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

function number(list: Song[]): Place[] {
  return list.map((song, index) => ({ ...song, position: index + 1 }));
}

export default function TypedPosition() {
  const [places, setPlaces] = useState(() => number(songs));
  return (
    <Box sx={{ width: 1, height: 330 }}>
      <DataGrid
        label="Songs with editable numbers"
        columns={columns}
        rows={places}
        processRowUpdate={(changed) => {
          const moved = number(
            move(places, changed.id, Math.round(changed.position) - 1),
          );
          setPlaces(moved);
          return moved.find(({ id }) => id === changed.id) ?? changed;
        }}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
