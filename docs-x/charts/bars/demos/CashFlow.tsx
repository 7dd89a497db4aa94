import { BarChart } from '@mui/x-charts/BarChart';

const dollars = (value: number | null) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(value ?? 0);

export default function CashFlow() {
  return (
    <BarChart
      title="Income and costs per quarter"
      height={260}
      margin={{ left: 0, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[
        { width: 55, valueFormatter: (value: number) => `$${value / 1000}k` },
      ]}
      series={[
        {
          label: 'Income',
          data: [42000, 51000, 47000, 63000],
          stack: 'cash',
          valueFormatter: dollars,
        },
        {
          label: 'Costs',
          data: [-36000, -39000, -52000, -44000],
          stack: 'cash',
          valueFormatter: dollars,
        },
      ]}
    />
  );
}
