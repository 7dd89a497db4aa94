import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { flats, rentAxis } from './flats';

export default function ColorByMinutes() {
  return (
    <ScatterChart
      title="Rent by size, colored by the time to the center"
      height={300}
      margin={{ left: 0 }}
      dataset={flats}
      xAxis={[{ label: 'Size, m²', height: 52 }]}
      yAxis={[rentAxis]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 5,
            max: 35,
            color: ['#7c5cf6', '#d97706'],
          },
        },
      ]}
      series={[
        {
          datasetKeys: { id: 'id', x: 'size', y: 'rent', z: 'minutes' },
          markerSize: 7,
          valueFormatter: (flat) =>
            flat && `${flat.x} m², $${flat.y}, ${flat.z} min`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'extremes',
          minLabel: '5 min',
          maxLabel: '35 min',
        },
      }}
    />
  );
}
