import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5'];

export default function GrayscalePreview() {
  const [gray, setGray] = useState(true);
  return (
    <Stack sx={{ width: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={gray}
            onChange={(event) => setGray(event.target.checked)}
          />
        }
        label="Grayscale"
      />
      <LineChart
        title="Waiting time at two counters"
        height={240}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[{ label: 'Minutes', min: 0 }]}
        series={[
          {
            label: 'Counter A (dots)',
            data: [9, 12, 8, 11, 7],
            showMark: true,
          },
          {
            id: 'b',
            label: 'Counter B (dashes, squares)',
            data: [14, 10, 13, 9, 12],
            showMark: true,
            shape: 'square',
          },
        ]}
        sx={{
          filter: gray ? 'grayscale(1)' : 'none',
          [`& .${lineClasses.line}[data-series="b"]`]: {
            strokeDasharray: '6 5',
          },
        }}
      />
    </Stack>
  );
}
