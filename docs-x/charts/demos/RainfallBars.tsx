import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Mar', 'Apr', 'May', 'Jun'];
const days = (value: number | null) => `${value} days`;

export default function RainfallBars() {
  return (
    <BarChart
      title="Days with rain per month"
      height={260}
      margin={{ left: 0 }}
      xAxis={[{ data: months, height: 32 }]}
      yAxis={[{ label: 'Days with rain' }]}
      series={[
        { label: 'Coast', data: [11, 13, 14, 9], valueFormatter: days },
        { label: 'Mountains', data: [17, 19, 18, 12], valueFormatter: days },
      ]}
    />
  );
}
