import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weights = [71.3, 71.1, 70.4, 70.8, 70.2];

/** A number, or a date on a time axis. */
type AxisValue = { valueOf(): number };

const limits = {
  nice: { domainLimit: 'nice' },
  strict: { domainLimit: 'strict' },
  function: {
    domainLimit: (min: AxisValue, max: AxisValue) => ({
      min: Math.floor(min.valueOf()) - 1,
      max: Math.ceil(max.valueOf()) + 1,
    }),
  },
  'min and max': { min: 0, max: 80 },
} as const;
type Limit = keyof typeof limits;

export default function DomainLimit() {
  const [limit, setLimit] = useState<Limit>('function');
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        label="Limits of the axis"
        value={limit}
        onChange={(event) => setLimit(event.target.value as Limit)}
        sx={{ width: 180 }}
      >
        {Object.keys(limits).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Weight in a week"
        height={240}
        hideLegend
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ ...limits[limit], label: 'Weight, kg' }]}
        series={[{ label: 'Weight', data: weights, showMark: true }]}
      />
    </Stack>
  );
}
