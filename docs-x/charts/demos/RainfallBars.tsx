import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Mar', 'Apr', 'May', 'Jun'];
const millimeters = (value: number | null) => `${value} mm`;

export default function RainfallBars() {
  return (
    <BarChart
      title="Rainfall by month"
      width={280}
      height={260}
      xAxis={[{ data: months, label: 'Month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        {
          label: 'Valley',
          data: [48, 61, 74, 52],
          valueFormatter: millimeters,
        },
        {
          label: 'Ridge',
          data: [82, 97, 110, 78],
          valueFormatter: millimeters,
        },
      ]}
    />
  );
}
