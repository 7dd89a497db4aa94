import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Play } from './plays';
import { plays } from './plays';

const columns: GridColDef<Play>[] = [
  { field: 'title', headerName: 'Play', flex: 1, minWidth: 130 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function PanelBelow() {
  const [selected, setSelected] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const play = plays.find(({ id }) => selected.ids.has(id));
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          label="Plays"
          columns={columns}
          rows={plays}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
      <Paper
        variant="outlined"
        aria-live="polite"
        sx={{ mt: 1, p: 2, minHeight: 130 }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>
          {play ? `Evenings of ${play.title}` : 'Select a play'}
        </Typography>
        {play?.evenings.map((evening) => (
          <Typography key={evening}>{evening}</Typography>
        ))}
      </Paper>
    </Box>
  );
}
