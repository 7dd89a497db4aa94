import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { weekdays } from './products';

const margin = { top: 8, right: 8, bottom: 0, left: 0 };

export default function SynchronizedCharts() {
  const [axis, setAxis] = useState<AxisItemIdentifier[]>([
    { axisId: 'day', dataIndex: 2 },
  ]);
  const shared = {
    height: 150,
    hideLegend: true,
    margin,
    highlightedAxis: axis,
    onHighlightedAxisChange: setAxis,
  };
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <BarChart
        {...shared}
        title="Visitors by weekday"
        xAxis={[{ id: 'day', data: weekdays }]}
        yAxis={[{ label: 'Visitors', width: 64 }]}
        series={[{ label: 'Visitors', data: [210, 188, 240, 231, 305] }]}
      />
      <LineChart
        {...shared}
        title="Average purchase by weekday"
        xAxis={[{ id: 'day', scaleType: 'band', data: weekdays }]}
        yAxis={[{ label: 'Average, $', width: 64, min: 0 }]}
        series={[{ label: 'Average purchase', data: [14, 13, 15, 17, 21] }]}
        axisHighlight={{ x: 'band' }}
      />
    </Stack>
  );
}
