import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';
import { products, weekdays } from './products';

const select = {
  select: true,
  size: 'small',
  slotProps: { select: { native: true } },
} as const;

export default function HighlightScope() {
  const [highlight, setHighlight] = useState<HighlightOptions>('series');
  const [fade, setFade] = useState<FadeOptions>('global');
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stack direction="row" spacing={1}>
        <TextField
          {...select}
          label="Highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(event.target.value as HighlightOptions)
          }
        >
          <option>none</option>
          <option>item</option>
          <option>series</option>
        </TextField>
        <TextField
          {...select}
          label="Fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as FadeOptions)}
        >
          <option>none</option>
          <option>series</option>
          <option>global</option>
        </TextField>
      </Stack>
      <BarChart
        title="Sales of three products by weekday"
        height={220}
        xAxis={[{ data: weekdays }]}
        series={products.map((product) => ({
          ...product,
          highlightScope: { highlight, fade },
        }))}
      />
    </Stack>
  );
}
