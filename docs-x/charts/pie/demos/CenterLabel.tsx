import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { dollars, expenses, total } from './expenses';

function Total() {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <text x={x} y={y} fill="currentcolor" textAnchor="middle">
      <tspan x={x} dy="-0.2em" fontSize={20}>
        {dollars(total)}
      </tspan>
      <tspan x={x} dy="1.6em" fontSize={14}>
        per month
      </tspan>
    </text>
  );
}

export default function CenterLabel() {
  return (
    <PieChart
      title={`Expenses of ${dollars(total)} per month`}
      height={240}
      series={[
        {
          data: expenses,
          innerRadius: '70%',
          valueFormatter: ({ value }) => dollars(value),
        },
      ]}
    >
      <Total />
    </PieChart>
  );
}
