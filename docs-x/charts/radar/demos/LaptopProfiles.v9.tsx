import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { laptops, metrics } from './laptops';

const points = (value: number) => `${value} of 10 points`;

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
    />
  );
}
