import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { regions, sales } from './sales';

export default function SkipAnimation() {
  const [index, setIndex] = useState(0);
  const [skip, setSkip] = useState(false);
  const next = (index + 1) % sales.length;
  return (
    <Stack sx={{ width: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setIndex(next)}>
          Show {sales[next]?.year}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skip}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
          label="Skip the animation"
        />
      </Stack>
      <BarChart
        title={`Units sold in ${sales[index]?.year}, by region`}
        height={220}
        hideLegend
        skipAnimation={skip}
        xAxis={[{ data: regions }]}
        yAxis={[{ label: 'Units', max: 400 }]}
        series={[{ label: 'Units', data: sales[index]?.units ?? [] }]}
      />
    </Stack>
  );
}
