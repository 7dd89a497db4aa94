import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const products = [
  { id: 'Lamp', x: 29, y: 4.1, z: 310 },
  { id: 'Chair', x: 149, y: 4.5, z: 265 },
  { id: 'Desk', x: 399, y: 4.4, z: 180 },
  { id: 'Shelf', x: 119, y: 3.6, z: 95 },
  { id: 'Sofa', x: 519, y: 3.9, z: 60 },
];

function Bubble({ dataIndex, x, y, color }: ScatterMarkerProps) {
  const product = products[dataIndex];

  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={Math.sqrt(product?.z ?? 0)} fill={color} opacity={0.5} />
      <text
        fill="currentcolor"
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {product?.id}
      </text>
    </g>
  );
}

export default function BubbleSizes() {
  return (
    <ScatterChart
      title="Products by price and rating, sized by sales"
      height={300}
      hideLegend
      margin={{ left: 0 }}
      xAxis={[{ label: 'Price, $', min: -50, max: 600, height: 52 }]}
      yAxis={[{ label: 'Rating', min: 3, max: 5 }]}
      series={[
        {
          data: products,
          valueFormatter: (product) =>
            product && `$${product.x}, rating ${product.y}, ${product.z} sold`,
        },
      ]}
      slots={{ marker: Bubble }}
    />
  );
}
