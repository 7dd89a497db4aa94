import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { tickets } from './tickets';

const longTickets: GridFilterModel = {
  items: [{ field: 'hours', operator: '>=', value: 3 }],
};

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = useState(longTickets);
  const [item] = filterModel.items;
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => setFilterModel(longTickets)}>
          Long tickets
        </Button>
        <Button onClick={() => setFilterModel({ items: [] })}>
          Clear filter
        </Button>
      </Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {item
          ? `Filter: ${item.field} ${item.operator} ${item.value ?? ''}`
          : 'No filter'}
      </Typography>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Tickets with a controlled filter"
          columns={columns}
          rows={tickets}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
