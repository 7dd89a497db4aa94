import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const years = ['2021', '2022', '2023', '2024', '2025'];
const users = [40, 310, 2400, 9800, 61_000];
const scaleTypes = ['linear', 'sqrt', 'symlog', 'log'] as const;
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function ScaleTypes() {
  const [scaleType, setScaleType] =
    useState<(typeof scaleTypes)[number]>('log');
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the users"
        value={scaleType}
        onChange={(_event, value) => setScaleType(value ?? scaleType)}
      >
        {scaleTypes.map((type) => (
          <ToggleButton key={type} value={type}>
            {type}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title={`Users by year, on a ${scaleType} scale`}
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[
          {
            scaleType,
            label: 'Users',
            valueFormatter: (
              value: number,
              context: AxisValueFormatterContext,
            ) =>
              context.location === 'tick' && context.defaultTickLabel === ''
                ? ''
                : compact.format(value),
          },
        ]}
        series={[{ label: 'Users', data: users, showMark: true }]}
      />
    </Stack>
  );
}
