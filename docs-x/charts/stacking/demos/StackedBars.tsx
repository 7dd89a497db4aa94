import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const hours = (value: number | null) => `${value} h`;

export default function StackedBars() {
  return (
    <BarChart
      title="Planned and actual working hours by month"
      height={280}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Hours' }]}
      series={[
        { label: 'Planned: office', data: [90, 85, 80, 90], stack: 'planned' },
        { label: 'Planned: travel', data: [20, 25, 30, 20], stack: 'planned' },
        { label: 'Actual: office', data: [82, 88, 71, 95], stack: 'actual' },
        { label: 'Actual: travel', data: [31, 22, 44, 18], stack: 'actual' },
      ].map((series) => ({ ...series, valueFormatter: hours }))}
    />
  );
}
