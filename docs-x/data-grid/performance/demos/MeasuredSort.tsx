import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, useGridApiRef } from '@mui/x-data-grid';
import { useRef, useState } from 'react';
import type { Reading } from './readings';
import { columns, makeReadings } from './readings';

export default function MeasuredSort() {
  const apiRef = useGridApiRef();
  const frame = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Reading[]>(() => makeReadings(1000));
  const [result, setResult] = useState('Sort to measure');

  const measure = () => {
    const direction =
      apiRef.current?.getSortModel()[0]?.sort === 'asc' ? 'desc' : 'asc';
    const start = performance.now();
    apiRef.current?.sortColumn('celsius', direction);
    const milliseconds = Math.round(performance.now() - start);
    const inDom = frame.current?.querySelectorAll(`.${gridClasses.row}`).length;
    setResult(
      `${rows.length.toLocaleString('en-US')} rows sorted in ${milliseconds} ms, ${inDom} of them in the DOM`,
    );
  };

  return (
    <Box sx={{ width: 1 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {[1000, 20_000, 100_000].map((count) => (
          <Button
            key={count}
            variant={rows.length === count ? 'contained' : 'outlined'}
            aria-pressed={rows.length === count}
            onClick={() => setRows(makeReadings(count))}
          >
            {count.toLocaleString('en-US')}
          </Button>
        ))}
        <Button onClick={measure}>Sort by temperature</Button>
      </Stack>
      <Typography role="status" sx={{ my: 1 }}>
        {result}
      </Typography>
      <Box ref={frame} sx={{ height: 360 }}>
        <DataGrid
          label="Room temperatures"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
        />
      </Box>
    </Box>
  );
}
