import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];

export default function NegativeBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Profit and loss per month"
      height={260}
      hideLegend
      margin={{ left: 0, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Profit, $1,000' }]}
      series={[
        {
          label: 'Profit',
          data: [18, -7, 5, -12, 22],
          color: palette.success.main,
          colorGetter: ({ value }) =>
            Number(value) < 0 ? palette.error.main : palette.success.main,
          valueFormatter: (value) => `${value} thousand dollars`,
        },
      ]}
    />
  );
}
