import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
];
const rows = [
  { id: 1, ticket: 'Reset password', status: 'Open' },
  { id: 2, ticket: 'Wrong invoice', status: 'Closed' },
];

function NoteFooter() {
  return (
    <Box sx={{ p: 1.5 }}>
      <TextField label="Note" size="small" defaultValue="Call back" />
    </Box>
  );
}

const slots = { footer: NoteFooter };

export default function SlotDefinedOutside() {
  const [stable, setStable] = useState(false);
  const [renders, setRenders] = useState(1);
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 1 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setRenders(renders + 1)}>
          Render again
        </Button>
        <FormControlLabel
          label="Defined outside"
          control={
            <Switch
              checked={stable}
              onChange={(event) => setStable(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box role="status">Renders: {renders}</Box>
      <Box sx={{ width: 1, height: 300 }}>
        <DataGrid
          label="Tickets"
          columns={columns}
          rows={rows}
          slots={stable ? slots : { footer: () => <NoteFooter /> }}
        />
      </Box>
    </Stack>
  );
}
