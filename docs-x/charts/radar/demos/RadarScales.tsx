import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Price', max: 2000 },
  { name: 'Battery', max: 20 },
  { name: 'Memory', max: 32 },
  { name: 'Weight', min: 1, max: 3 },
];

const units: Record<string, string> = {
  Price: '$',
  Battery: 'h',
  Memory: 'GB',
  Weight: 'kg',
};

export default function RadarScales() {
  return (
    <RadarChart
      title="Laptop with 14 hours of battery for $1,200"
      height={300}
      margin={{ left: 64, right: 64, top: 40, bottom: 40 }}
      hideLegend
      divisions={4}
      radar={{
        metrics,
        labelFormatter: (name, { location }) =>
          `${name}${location === 'tick' ? '\n' : ', '}${units[name]}`,
      }}
      series={[{ label: 'Laptop', data: [1200, 14, 16, 1.4], fillArea: true }]}
    >
      {metrics.map(({ name }) => (
        <RadarAxis key={name} metric={name} divisions={2} />
      ))}
    </RadarChart>
  );
}
