import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const reasons = ['Wrong size', 'Damaged', 'Late delivery', 'Changed mind'];
const returns = [126, 41, 63, 88];

export default function AxisSize() {
  const [width, setWidth] = useState(92);
  return (
    <Stack sx={{ width: 1 }}>
      <Typography id="axis-size-label" variant="body2">
        Width of the axis: {width} px
      </Typography>
      <Slider
        aria-labelledby="axis-size-label"
        min={40}
        max={140}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <BarChart
        title="Returned orders by reason"
        height={220}
        hideLegend
        layout="horizontal"
        margin={{ top: 8, right: 16, bottom: 4, left: 4 }}
        xAxis={[{ label: 'Orders' }]}
        yAxis={[{ data: reasons, width }]}
        series={[{ label: 'Returned orders', data: returns }]}
      />
    </Stack>
  );
}
