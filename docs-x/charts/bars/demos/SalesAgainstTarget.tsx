import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function SalesAgainstTarget() {
  return (
    <BarChart
      title="Sales per month against a target of $50,000"
      height={260}
      hideLegend
      margin={{ left: 0, bottom: 0 }}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Sales, $1,000', max: 80 }]}
      series={[
        {
          label: 'Sales',
          data: [38, 44, 52, 49, 61, 67],
          valueFormatter: (value) => `$${value},000`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={50}
        label="Target"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4', strokeWidth: 2 }}
      />
    </BarChart>
  );
}
