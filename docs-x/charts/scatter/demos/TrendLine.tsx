import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const weeks = [
  { id: 1, x: 8, y: 41 },
  { id: 2, x: 11, y: 48 },
  { id: 3, x: 14, y: 62 },
  { id: 4, x: 17, y: 60 },
  { id: 5, x: 20, y: 79 },
  { id: 6, x: 23, y: 84 },
  { id: 7, x: 26, y: 97 },
];

/** Line of best fit: sales = slope * temperature + start. */
const mean = (key: 'x' | 'y') =>
  weeks.reduce((sum, week) => sum + week[key], 0) / weeks.length;
const slope =
  weeks.reduce((sum, { x, y }) => sum + (x - mean('x')) * (y - mean('y')), 0) /
  weeks.reduce((sum, { x }) => sum + (x - mean('x')) ** 2, 0);
const salesAt = (x: number) => mean('y') + slope * (x - mean('x'));

function Trend() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <line
      x1={xScale(8)}
      y1={yScale(salesAt(8))}
      x2={xScale(26)}
      y2={yScale(salesAt(26))}
      stroke="currentcolor"
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function TrendLine() {
  return (
    <ScatterChart
      title="Ice cream sales by temperature, with a trend line"
      height={280}
      hideLegend
      margin={{ left: 0 }}
      xAxis={[{ label: 'Temperature, °C', height: 52 }]}
      yAxis={[{ label: 'Sales per week, boxes', min: 0 }]}
      series={[
        {
          data: weeks,
          markerSize: 6,
          valueFormatter: (week) => week && `${week.x} °C, ${week.y} boxes`,
        },
      ]}
    >
      <Trend />
    </ScatterChart>
  );
}
