import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { flats, rentAxis } from './flats';

function ShapeMarker({ seriesId, x, y, color, size }: ScatterMarkerProps) {
  return seriesId === 'north' ? (
    <circle cx={x} cy={y} r={size} fill={color} />
  ) : (
    <path
      d={`M${x} ${y - size} l${size} ${size * 1.8} h${-2 * size} z`}
      fill={color}
    />
  );
}

const inArea = (area: string) =>
  flats
    .filter((flat) => flat.area === area)
    .map(({ id, size, rent }) => ({ id, x: size, y: rent }));

export default function RentBySize() {
  return (
    <ScatterChart
      title="Rent of flats by size"
      desc="Rents rise with the size, and are higher in the south."
      height={280}
      margin={{ left: 0 }}
      xAxis={[{ label: 'Size, m²', height: 52 }]}
      yAxis={[rentAxis]}
      series={[
        { id: 'north', label: 'North (circles)' },
        { id: 'south', label: 'South (triangles)' },
      ].map((series) => ({
        ...series,
        data: inArea(series.id),
        markerSize: 6,
        valueFormatter: (flat) => flat && `${flat.x} m², $${flat.y}`,
      }))}
      slots={{ marker: ShapeMarker }}
      sx={{
        [`& .${chartsSurfaceClasses.root}:has(:focus-visible)`]: {
          outline: '2px solid currentcolor',
          outlineOffset: -2,
        },
      }}
    />
  );
}
