import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { makeLoans } from './loans';

const loans = makeLoans(60);

export default function RemainingHeight() {
  const [open, setOpen] = useState(true);
  return (
    <Box
      sx={{ width: 1, height: 460, display: 'flex', flexDirection: 'column' }}
    >
      <Button
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Notice
      </Button>
      <Collapse in={open}>
        <Typography sx={{ px: 1, pb: 2 }}>
          Travel guides are being moved to the second floor. Reserve them at the
          desk until the shelves are labeled again.
        </Typography>
      </Collapse>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Loans below the notice"
          columns={columns}
          rows={loans}
        />
      </Box>
    </Box>
  );
}
