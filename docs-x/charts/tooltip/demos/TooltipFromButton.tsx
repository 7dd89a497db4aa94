import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';
import { quarters } from './branches';

const sales = [86_300, 90_500, 69_200, 120_100];
const best = sales.indexOf(Math.max(...sales));

export default function TooltipFromButton() {
  const [item, setItem] = useState<BarItemIdentifier | null>(null);
  return (
    <Stack spacing={1} sx={{ width: 1, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setItem({ type: 'bar', seriesId: 'sales', dataIndex: best })
        }
      >
        Show the best quarter
      </Button>
      <BarChart
        title="Sales by quarter"
        height={220}
        hideLegend
        sx={{ width: 1 }}
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'Sales, $', width: 76 }]}
        series={[
          {
            id: 'sales',
            label: 'Sales',
            data: sales,
            valueFormatter: (value) => `$${value?.toLocaleString('en-US')}`,
          },
        ]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node' } }}
      />
    </Stack>
  );
}
