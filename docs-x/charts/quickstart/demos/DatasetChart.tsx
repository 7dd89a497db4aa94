import { LineChart } from '@mui/x-charts/LineChart';

const invoices = [
  { month: 'Jan', sent: 31, paid: 24 },
  { month: 'Feb', sent: 36, paid: 33 },
  { month: 'Mar', sent: 42, paid: 35 },
  { month: 'Apr', sent: 39, paid: 41 },
];

export default function DatasetChart() {
  return (
    <LineChart
      title="Invoices per month"
      height={260}
      margin={{ left: 0 }}
      dataset={invoices}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ label: 'Invoices', min: 0 }]}
      series={[
        {
          dataKey: 'sent',
          label: 'Sent',
          shape: 'circle',
          labelMarkType: 'circle',
        },
        {
          dataKey: 'paid',
          label: 'Paid',
          shape: 'square',
          labelMarkType: 'square',
        },
      ]}
    />
  );
}
