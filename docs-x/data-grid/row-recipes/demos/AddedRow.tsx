import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import type { Hive } from './hives';
import { makeHives } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Colony', flex: 1, minWidth: 110 },
  { field: 'apiary', headerName: 'Apiary', width: 110 },
  { field: 'kilograms', headerName: 'Weight, kg', type: 'number', width: 120 },
];

export default function AddedRow() {
  const apiRef = useGridApiRef();
  const added = useRef<number | null>(null);
  const [count, setCount] = useState(40);
  const [rows, setRows] = useState(() => makeHives(40));

  useEffect(() => {
    const id = added.current;
    const api = apiRef.current;
    if (id === null || !api) return;
    added.current = null;
    const rowIndex = api.getRowIndexRelativeToVisibleRows(id);
    if (rowIndex < 0) return;
    api.scrollToIndexes({ rowIndex, colIndex: 0 });
    api.setCellFocus(id, 'name');
  }, [apiRef, rows]);

  return (
    <Box sx={{ width: 1 }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => {
          const hives = makeHives(count + 1);
          added.current = count + 1;
          setCount(count + 1);
          setRows(hives);
        }}
      >
        Add colony
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Colonies to extend"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
        />
      </Box>
    </Box>
  );
}
