import Stack from '@mui/material/Stack';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { orders } from './orders';

export default function BarGaps() {
  const [categoryGap, setCategoryGap] = useState(0.5);
  const [barGap, setBarGap] = useState(0.1);
  const scale = { min: 0, max: 0.9, step: 0.1 };

  return (
    <Stack sx={{ width: 1 }}>
      <Typography id="category-gap">categoryGapRatio: {categoryGap}</Typography>
      <Slider
        {...scale}
        aria-labelledby="category-gap"
        value={categoryGap}
        onChange={(_event, value) => setCategoryGap(value as number)}
      />
      <Typography id="bar-gap">barGapRatio: {barGap}</Typography>
      <Slider
        {...scale}
        aria-labelledby="bar-gap"
        value={barGap}
        onChange={(_event, value) => setBarGap(value as number)}
      />
      <BarChart
        title="Orders with adjustable gaps"
        height={220}
        skipAnimation
        margin={{ left: 0, bottom: 0 }}
        dataset={orders}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'band',
            categoryGapRatio: categoryGap,
            barGapRatio: barGap,
          },
        ]}
        series={[
          { dataKey: 'online', label: 'Online' },
          { dataKey: 'store', label: 'Store' },
        ]}
      />
    </Stack>
  );
}
