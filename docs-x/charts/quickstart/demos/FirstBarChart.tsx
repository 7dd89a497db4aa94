import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstBarChart() {
  return (
    <BarChart
      title="Orders per day"
      height={260}
      margin={{ left: 0 }}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Orders' }]}
      series={[
        { label: 'Online', data: [42, 38, 51, 47, 64] },
        { label: 'Store', data: [28, 25, 31, 36, 45] },
      ]}
    />
  );
}
