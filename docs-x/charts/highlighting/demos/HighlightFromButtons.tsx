import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { products, weekdays } from './products';

export default function HighlightFromButtons() {
  const [item, setItem] = useState<LineChartProps['highlightedItem']>({
    seriesId: 'bread',
  });
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted product"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId) => setItem(seriesId && { seriesId })}
      >
        {products.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Sales of three products by weekday"
        height={220}
        hideLegend
        xAxis={[{ scaleType: 'point', data: weekdays }]}
        yAxis={[{ label: 'Pieces', min: 0 }]}
        series={products.map((product) => ({
          ...product,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={(next) =>
          next && setItem({ seriesId: next.seriesId })
        }
      />
    </Stack>
  );
}
