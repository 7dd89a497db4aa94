import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { serverColumns } from './serverColumns';
import type { Query } from './useTickets';
import { useTickets } from './useTickets';

export default function FilterOnServer() {
  const [query, setQuery] = useState<Query>({
    broken: false,
    filterModel: {
      items: [{ field: 'status', operator: 'is', value: 'Open' }],
    },
  });
  const { rows, error, loading } = useTickets(query);
  const change = (part: Partial<Query>) => setQuery({ ...query, ...part });
  const retry = (
    <Button color="inherit" onClick={() => change({})}>
      Try again
    </Button>
  );
  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="Server is down"
        control={<Switch onChange={(_event, broken) => change({ broken })} />}
      />
      <Box sx={{ minHeight: 64 }}>
        {error && (
          <Alert severity="error" action={retry}>
            {error}
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          label="Tickets from a server"
          columns={serverColumns}
          rows={rows}
          loading={loading}
          filterMode="server"
          filterModel={query.filterModel}
          onFilterModelChange={(filterModel) => change({ filterModel })}
          filterDebounceMs={400}
          showToolbar
        />
      </Box>
    </Box>
  );
}
