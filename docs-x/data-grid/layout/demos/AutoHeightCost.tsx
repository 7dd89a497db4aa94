import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import { columns } from './columns';
import { makeLoans } from './loans';

const loans = makeLoans(100);

export default function AutoHeightCost() {
  const frame = useRef<HTMLDivElement>(null);
  const [autoHeight, setAutoHeight] = useState(false);
  const [drawn, setDrawn] = useState<number | null>(null);

  useEffect(() => {
    // The grid measures itself before it renders its rows.
    const timer = setTimeout(() => {
      const drawnRows = frame.current?.querySelectorAll(`.${gridClasses.row}`);
      setDrawn(drawnRows?.length ?? null);
    }, 300);
    return () => clearTimeout(timer);
  }, [autoHeight]);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="autoHeight"
        control={
          <Switch
            checked={autoHeight}
            onChange={(event) => setAutoHeight(event.target.checked)}
          />
        }
      />
      <Typography role="status" sx={{ mb: 1 }}>
        Rows in the DOM: {drawn ?? '…'} of {loans.length}
      </Typography>
      <Box ref={frame} sx={{ height: 320, overflow: 'auto' }}>
        <DataGrid
          label="Loans with or without autoHeight"
          columns={columns}
          rows={loans}
          autoHeight={autoHeight}
        />
      </Box>
    </Box>
  );
}
