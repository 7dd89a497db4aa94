import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { laptops, metrics } from './laptops';

const points = (value: number) => `${value} of 10 points`;

export default function LaptopProfiles() {
  return (
    <RadarChart
      enableKeyboardNavigation
      title="Test results of two laptops"
      desc="Model A is faster, Model B is lighter and lasts longer."
      height={300}
      radar={{ max: 10, metrics }}
      series={laptops.map((laptop, index) => ({
        ...laptop,
        valueFormatter: points,
        fillArea: index === 0,
      }))}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{
        [`& .${chartsSurfaceClasses.root}:focus-visible`]: {
          outline: '2px solid currentcolor',
          outlineOffset: -2,
        },
      }}
    />
  );
}
