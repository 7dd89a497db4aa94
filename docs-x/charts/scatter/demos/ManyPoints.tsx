import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Pseudorandom numbers between 0 and 1, the same on each load. */
const noise = (seed: number) => Math.abs((Math.sin(seed) * 43758.5453) % 1);

const deliveries = Array.from({ length: 3000 }, (_, id) => {
  const distance = 40 * noise(id + 1);
  return { id, x: distance, y: 15 + 2 * distance + 40 * noise(id + 5000) };
});

export default function ManyPoints() {
  return (
    <ScatterChart
      title="Duration of 3,000 deliveries by distance"
      height={280}
      hideLegend
      renderer="svg-batch"
      margin={{ left: 0 }}
      xAxis={[{ label: 'Distance, km', height: 52 }]}
      yAxis={[{ label: 'Duration, min' }]}
      series={[
        {
          label: 'Delivery',
          data: deliveries,
          markerSize: 1.5,
          valueFormatter: (delivery) =>
            delivery &&
            `${delivery.x.toFixed(1)} km, ${Math.round(delivery.y)} min`,
        },
      ]}
    />
  );
}
