import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ProfitAndLoss() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Profit per month, with losses from February to April"
      height={260}
      hideLegend
      margin={{ left: 0, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        {
          label: 'Profit, $1,000',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[
        {
          label: 'Profit',
          data: [14, -3, -9, -4, 8, 17],
          area: true,
          valueFormatter: (value) => `${value} thousand dollars`,
        },
      ]}
    />
  );
}
