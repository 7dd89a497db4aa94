import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, tickets } from './tickets';

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] },
};

export default function TicketSavedViews() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = useState(initialState);
  const [message, setMessage] = useState('Saved view: oldest first');
  const save = () => {
    if (apiRef.current) {
      setSaved(apiRef.current.exportState());
      setMessage('View saved');
    }
  };
  const restore = () => {
    apiRef.current?.restoreState(saved);
    setMessage('View restored');
  };
  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={save}>Save view</Button>
        <Button onClick={restore}>Restore view</Button>
      </Stack>
      <Typography role="status" sx={{ my: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Tickets with a saved view"
          apiRef={apiRef}
          columns={columns}
          rows={tickets}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
