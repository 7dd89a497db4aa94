import { BarChart } from '@mui/x-charts/BarChart';

const products = [
  { name: 'Desk lamp', sold: 310 },
  { name: 'Office chair', sold: 265 },
  { name: 'Standing desk', sold: 180 },
  { name: 'Bookshelf', sold: 95 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      title="Units sold per product"
      layout="horizontal"
      height={240}
      hideLegend
      margin={{ left: 0 }}
      dataset={products}
      xAxis={[{ label: 'Units sold', height: 52, tickNumber: 3 }]}
      yAxis={[{ dataKey: 'name', width: 110 }]}
      series={[{ dataKey: 'sold', label: 'Units sold' }]}
    />
  );
}
