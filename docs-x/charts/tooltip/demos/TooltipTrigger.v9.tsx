import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { branches, quarters } from './branches';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = useState<(typeof triggers)[number]>('item');
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger"
        value={trigger}
        onChange={(_event, value) => setTrigger(value ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Sales of three branches by quarter"
        height={240}
        xAxis={[{ data: quarters }]}
        yAxis={[{ label: 'Sales, $', width: 72 }]}
        series={branches}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
