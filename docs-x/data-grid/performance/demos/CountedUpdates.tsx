import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useState } from 'react';
import { countCells, makeReadings } from './readings';

const { counter, columns } = countCells();
const warmer = (celsius: number) => Math.round(celsius * 10 + 1) / 10;

export default function CountedUpdates() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(() => makeReadings(1000));
  const [cells, setCells] = useState<number | null>(null);

  const count = (change: () => void) => {
    counter.cells = 0;
    change();
    setTimeout(() => setCells(counter.cells), 200);
  };

  const newArray = () =>
    setRows(
      rows.map((row) =>
        row.id === 1 ? { ...row, celsius: warmer(row.celsius) } : row,
      ),
    );

  const updateRow = () => {
    const celsius = apiRef.current?.getCellValue(1, 'celsius');
    apiRef.current?.updateRows([{ id: 1, celsius: warmer(celsius) }]);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => count(newArray)}>
          New array
        </Button>
        <Button variant="outlined" onClick={() => count(updateRow)}>
          updateRows
        </Button>
      </Stack>
      <Typography role="status" sx={{ my: 1 }}>
        Cells rendered to change one value: {cells ?? 'none yet'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Temperatures to change"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </Box>
  );
}
