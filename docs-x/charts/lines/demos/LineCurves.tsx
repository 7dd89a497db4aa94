import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';
import { useState } from 'react';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
];

export default function LineCurves() {
  const [curve, setCurve] = useState<CurveType>('natural');

  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ maxWidth: 200 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Downloads per day"
        height={220}
        hideLegend
        skipAnimation
        margin={{ left: 0, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          { data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' },
        ]}
        yAxis={[{ min: -20, max: 100 }]}
        series={[{ label: 'Downloads', data: [5, 0, 0, 80, 78], curve }]}
      />
    </Stack>
  );
}
