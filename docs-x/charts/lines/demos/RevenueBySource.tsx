import { LineChart } from '@mui/x-charts/LineChart';
import { sources } from './sources';

const dollars = (value: number | null) =>
  `$${value?.toLocaleString('en-US') ?? ''}`;

export default function RevenueBySource() {
  return (
    <LineChart
      title="Revenue per month by source"
      height={280}
      margin={{ left: 0, bottom: 0 }}
      dataset={sources}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        { width: 50, valueFormatter: (value: number) => `$${value / 1000}k` },
      ]}
      series={[
        { dataKey: 'search', label: 'Search (bottom)' },
        { dataKey: 'email', label: 'Email (middle)' },
        { dataKey: 'social', label: 'Social (top)' },
      ].map((series) => ({
        ...series,
        area: true,
        stack: 'revenue',
        showMark: false,
        valueFormatter: dollars,
      }))}
    />
  );
}
