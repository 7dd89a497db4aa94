import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const orders = [420, 510, 690, 380, 350, 410];

export default function GroupedAxis() {
  return (
    <BarChart
      title="Orders from October 2025 to March 2026, by quarter"
      height={260}
      hideLegend
      xAxis={[
        {
          data: months,
          height: 52,
          groups: [
            { getValue: (month: string) => month },
            {
              getValue: (month: string) =>
                months.indexOf(month) < 3 ? 'Q4 2025' : 'Q1 2026',
              tickSize: 26,
            },
          ],
        },
      ]}
      yAxis={[{ label: 'Orders' }]}
      series={[{ label: 'Orders', data: orders }]}
    />
  );
}
