import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { columns } from './columns';
import { statuses, tickets } from './tickets';

const choices = {
  customer: [...new Set(tickets.map(({ customer }) => customer))],
  status: statuses,
};
const labels = { customer: 'Customer', status: 'Status' };
const fields = ['customer', 'status'] as const;

export default function SeveralColumnFilters() {
  const [wanted, setWanted] = useState({
    customer: 'City Library',
    status: 'Open',
  });
  const rows = useMemo(
    () =>
      tickets.filter((ticket) =>
        fields.every((one) => !wanted[one] || ticket[one] === wanted[one]),
      ),
    [wanted],
  );
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {fields.map((field) => (
          <TextField
            key={field}
            select
            label={labels[field]}
            value={wanted[field]}
            onChange={({ target }) =>
              setWanted({ ...wanted, [field]: target.value })
            }
            slotProps={{
              inputLabel: { shrink: true },
              select: { displayEmpty: true },
            }}
            sx={{ width: 150 }}
          >
            <MenuItem value="">All</MenuItem>
            {choices[field].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGrid label="Tickets" columns={columns} rows={rows} hideFooter />
      </Box>
    </Box>
  );
}
