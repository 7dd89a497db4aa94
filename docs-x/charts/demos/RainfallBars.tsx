import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Mar', 'Apr', 'May', 'Jun'];
const days = (value: number | null) => `${value} days`;

export default function RainfallBars() {
  return (
    <BarChart
      title="Days with rain"
      width={280}
      height={260}
      xAxis={[{ data: months, label: 'Month' }]}
      yAxis={[{ label: 'Days with rain' }]}
      series={[
        {
          label: 'Valley',
          data: [11, 13, 14, 9],
          valueFormatter: days,
        },
        {
          label: 'Ridge',
          data: [17, 19, 18, 12],
          valueFormatter: days,
        },
      ]}
    />
  );
}
