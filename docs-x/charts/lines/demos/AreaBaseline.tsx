import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const baselines = { min: 'min', zero: 0, max: 'max' } as const;
type Baseline = keyof typeof baselines;

export default function AreaBaseline() {
  const [baseline, setBaseline] = useState<Baseline>('zero');

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_event, value: Baseline | null) =>
          value && setBaseline(value)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="zero">zero</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Change of stock per day"
        height={220}
        hideLegend
        margin={{ left: 0, bottom: 0 }}
        xAxis={[
          { data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' },
        ]}
        yAxis={[{ label: 'Change, units' }]}
        series={[
          {
            label: 'Change of stock',
            data: [12, -8, -15, 6, 20],
            area: true,
            baseline: baselines[baseline],
          },
        ]}
      />
    </Box>
  );
}
