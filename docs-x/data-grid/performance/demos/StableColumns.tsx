import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { useState } from 'react';
import { countCells, makeReadings } from './readings';

const rows = makeReadings(1000);
const { counter, columns } = countCells();

export default function StableColumns() {
  const [renders, setRenders] = useState(0);
  const [stable, setStable] = useState(false);
  const [cells, setCells] = useState<number | null>(null);

  const renderParent = () => {
    counter.cells = 0;
    setRenders((before) => before + 1);
    setTimeout(() => setCells(counter.cells), 200);
  };

  return (
    <Box sx={{ width: 1 }}>
      <Button variant="outlined" onClick={renderParent} sx={{ mr: 2 }}>
        Render parent
      </Button>
      <FormControlLabel
        label="Stable columns"
        control={
          <Switch
            checked={stable}
            onChange={(event) => setStable(event.target.checked)}
          />
        }
      />
      <Typography role="status" sx={{ my: 1 }}>
        Parent renders: {renders}. Cells rendered by the last one:{' '}
        {cells ?? 'none yet'}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Temperatures with counted cells"
          columns={stable ? columns : [...columns]}
          rows={rows}
        />
      </Box>
    </Box>
  );
}
