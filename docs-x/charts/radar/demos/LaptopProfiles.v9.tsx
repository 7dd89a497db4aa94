import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { useDrawingArea, useFocusedItem } from '@mui/x-charts/hooks';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { laptops, metrics } from './laptops';

const points = (value: number) => `${value} of 10 points`;

/** Writes the value that has the keyboard focus below the chart. */
function FocusedValue() {
  const { left, top, width, height, bottom } = useDrawingArea();
  const item = useFocusedItem();
  const laptop = laptops.find(({ id }) => id === item?.seriesId);

  if (!laptop || item?.dataIndex === undefined) {
    return null;
  }
  return (
    <text
      x={left + width / 2}
      y={top + height + bottom - 4}
      fill="currentcolor"
      fontSize={14}
      textAnchor="middle"
    >
      {laptop.label}, {metrics[item.dataIndex]}: {laptop.data[item.dataIndex]}
    </text>
  );
}

export default function LaptopProfiles() {
  return (
    <RadarChart
      title="Test results of two laptops"
      desc="Model A is faster, Model B is lighter and lasts longer."
      height={300}
      margin={{ left: 64, right: 64, bottom: 50 }}
      radar={{ max: 10, metrics }}
      series={laptops.map((laptop) => ({
        ...laptop,
        valueFormatter: points,
        fillArea: laptop.id === 'a',
      }))}
      sx={{
        [`& .${chartsSurfaceClasses.root}:has(:focus-visible)`]: {
          outline: '2px solid currentcolor',
          outlineOffset: -2,
        },
      }}
    >
      <FocusedValue />
    </RadarChart>
  );
}
