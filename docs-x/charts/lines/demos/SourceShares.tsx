import { LineChart } from '@mui/x-charts/LineChart';
import { sources } from './sources';

const keys = ['search', 'email', 'social'] as const;

const totals = sources.map(
  ({ search, email, social }) => search + email + social,
);

export default function SourceShares() {
  return (
    <LineChart
      title="Share of each source in the revenue"
      height={280}
      margin={{ left: 0, bottom: 0 }}
      dataset={sources}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        {
          max: 1,
          valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
        },
      ]}
      series={keys.map((dataKey) => ({
        dataKey,
        label: dataKey.charAt(0).toUpperCase() + dataKey.slice(1),
        area: true,
        stack: 'share',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value, { dataIndex }) =>
          `${Math.round((100 * (value ?? 0)) / (totals[dataIndex] ?? 1))}%`,
      }))}
    />
  );
}
