import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { tickets, weeks } from './tickets';

const places = {
  top: { direction: 'horizontal', position: { vertical: 'top' } },
  bottom: { direction: 'horizontal', position: { vertical: 'bottom' } },
  start: {
    direction: 'vertical',
    position: { horizontal: 'start', vertical: 'middle' },
  },
  end: {
    direction: 'vertical',
    position: { horizontal: 'end', vertical: 'middle' },
  },
} as const;

export default function LegendPosition() {
  const [place, setPlace] = useState<keyof typeof places>('bottom');
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={place}
        onChange={(_event, value) => setPlace(value ?? place)}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Support tickets by week"
        height={240}
        margin={{ top: 12, right: 4, bottom: 4, left: 4 }}
        xAxis={[{ data: weeks }]}
        yAxis={[{ width: 32 }]}
        series={tickets}
        slotProps={{ legend: places[place] }}
      />
    </Stack>
  );
}
