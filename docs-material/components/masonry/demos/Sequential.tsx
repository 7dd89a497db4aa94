import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const LAYERS = [
  { layer: '1. Bisque', height: 140 },
  { layer: '2. Wax', height: 50 },
  { layer: '3. Slip', height: 60 },
  { layer: '4. Glaze', height: 90 },
  { layer: '5. Wash', height: 70 },
  { layer: '6. Firing', height: 60 },
];

export default function Sequential() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={sequential}
            onChange={() => setSequential(!sequential)}
          />
        }
        label="Keep the order"
      />
      <Masonry columns={3} sequential={sequential}>
        {LAYERS.map(({ layer, height }) => (
          <Paper key={layer} variant="outlined" sx={{ height, p: 1 }}>
            {layer}
          </Paper>
        ))}
      </Masonry>
    </Stack>
  );
}
