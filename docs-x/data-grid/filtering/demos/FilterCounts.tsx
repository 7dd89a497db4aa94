import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { statuses, tickets } from './tickets';

const counts = statuses.map(
  (status) => tickets.filter((ticket) => ticket.status === status).length,
);

function only(status: string | null): GridFilterModel {
  if (status === null) return { items: [] };
  return { items: [{ field: 'status', operator: 'is', value: status }] };
}

export default function FilterCounts() {
  const [filterModel, setFilterModel] = useState(() => only('Waiting'));
  const [item] = filterModel.items;
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status"
        value={item?.field === 'status' ? item.value : null}
        onChange={(_event, status: string | null) =>
          setFilterModel(only(status))
        }
        sx={{ mb: 1 }}
      >
        {statuses.map((status, index) => (
          <ToggleButton key={status} value={status}>
            {status} ({counts[index]})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <DataGrid
          label="Tickets by status"
          columns={columns}
          rows={tickets}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
