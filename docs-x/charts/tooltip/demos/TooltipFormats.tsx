import { LineChart } from '@mui/x-charts/LineChart';
import { branches, quarters } from './branches';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const thousands = (value: number) => `$${value / 1000}k`;

export default function TooltipFormats() {
  return (
    <LineChart
      title="Sales of three branches by quarter, with gaps while one was closed"
      height={240}
      xAxis={[
        {
          scaleType: 'point',
          data: quarters,
          valueFormatter: (quarter: string, { location }) =>
            location === 'tooltip' ? `${quarter} 2026` : quarter,
        },
      ]}
      yAxis={[{ valueFormatter: thousands, width: 52 }]}
      series={branches.map((branch) => ({
        ...branch,
        showMark: true,
        valueFormatter: (value) =>
          value === null ? 'closed' : dollars.format(value),
      }))}
    />
  );
}
