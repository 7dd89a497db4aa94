import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { GridSortModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { orders } from './orders';

const choices: Record<string, GridSortModel> = {
  Newest: [{ field: 'placed', sort: 'desc' }],
  'Most expensive': [{ field: 'price', sort: 'desc' }],
  Customer: [{ field: 'customer', sort: 'asc' }],
};

function nameOf([item]: GridSortModel): string {
  const choice = Object.entries(choices).find(
    ([, [one]]) => one?.field === item?.field && one?.sort === item?.sort,
  );
  return choice ? choice[0] : '';
}

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState(choices['Most expensive']);
  return (
    <Box sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        id="ControlledSort-select"
        label="Sort by"
        value={nameOf(sortModel ?? [])}
        onChange={(event) => setSortModel(choices[event.target.value])}
        sx={{ width: 200, mb: 2 }}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Orders with a sort menu"
          columns={columns}
          rows={orders}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
