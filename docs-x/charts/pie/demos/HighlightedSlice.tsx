import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { useState } from 'react';
import { expenses } from './expenses';

export default function HighlightedSlice() {
  const [item, setItem] = useState<PieChartProps['highlightedItem']>({
    seriesId: 'expenses',
    dataIndex: 2,
  });

  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted expense"
        value={item?.dataIndex}
        onChange={(_event, dataIndex: number | null) =>
          setItem(
            dataIndex === null ? null : { seriesId: 'expenses', dataIndex },
          )
        }
      >
        <ToggleButton value={0}>Rent</ToggleButton>
        <ToggleButton value={2}>Energy</ToggleButton>
        <ToggleButton value={4}>Snacks</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        title="Expenses with one highlighted"
        height={220}
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[
          {
            id: 'expenses',
            data: expenses,
            outerRadius: '85%',
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 12 },
            faded: { additionalRadius: -8 },
          },
        ]}
      />
    </Stack>
  );
}
