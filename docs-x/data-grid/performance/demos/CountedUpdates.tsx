import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Reading } from './gauges';
import { columns as plain, makeReadings } from './gauges';

const counter = { cells: 0 };

const columns: GridColDef<Reading>[] = plain.map((column) => ({
  ...column,
  renderCell: ({ formattedValue }) => {
    counter.cells += 1;
    return String(formattedValue);
  },
}));

export default function CountedUpdates() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(() => makeReadings(1000));
  const [cells, setCells] = useState<number | null>(null);

  const count = (change: () => void) => {
    counter.cells = 0;
    change();
    setTimeout(() => setCells(counter.cells), 200);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            count(() =>
              setRows(
                rows.map((row) =>
                  row.id === 1
                    ? { ...row, centimeters: row.centimeters + 1 }
                    : row,
                ),
              ),
            )
          }
        >
          New array
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            count(() => {
              const row = apiRef.current?.getRow<Reading>(1);
              if (row)
                apiRef.current?.updateRows([
                  { id: 1, centimeters: row.centimeters + 1 },
                ]);
            })
          }
        >
          updateRows
        </Button>
      </Stack>
      <Typography role="status" sx={{ my: 1 }}>
        Cells rendered to change one level: {cells ?? 'none yet'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Water levels to change"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
