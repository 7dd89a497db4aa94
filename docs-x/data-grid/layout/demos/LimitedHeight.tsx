import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeLoans } from './loans';

const lists = { none: makeLoans(0), three: makeLoans(3), many: makeLoans(60) };

export default function LimitedHeight() {
  const [list, setList] = useState<keyof typeof lists>('three');
  return (
    <Box sx={{ width: 1, height: 450 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of loans"
        value={list}
        onChange={(_event, value: keyof typeof lists | null) =>
          value && setList(value)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="none">None</ToggleButton>
        <ToggleButton value="three">3</ToggleButton>
        <ToggleButton value="many">60</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 230,
          maxHeight: 380,
        }}
      >
        <DataGrid
          label="Loans of one reader"
          columns={columns}
          rows={lists[list]}
        />
      </Box>
    </Box>
  );
}
