import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['W1', 'W2', 'W3', 'W4'];
const pieces = (value: number | null) => `${value} pieces`;

export default function DivergingStack() {
  return (
    <BarChart
      title="Goods that entered and left the warehouse by week"
      height={260}
      xAxis={[{ data: weeks }]}
      yAxis={[{ label: 'Pieces' }]}
      series={[
        { label: 'Delivered', data: [120, 80, 140, 60], stack: 'stock' },
        { label: 'Returned', data: [18, 24, 11, 30], stack: 'stock' },
        { label: 'Sold', data: [-95, -110, -102, -87], stack: 'stock' },
      ].map((series) => ({ ...series, valueFormatter: pieces }))}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
