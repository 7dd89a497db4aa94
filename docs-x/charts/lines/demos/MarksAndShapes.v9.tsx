import { LineChart } from '@mui/x-charts/LineChart';
import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const tickets = (value: number | null) => `${value} tickets`;

export default function MarksAndShapes() {
  return (
    <LineChart
      title="Tickets per month"
      desc="Answered tickets overtake new tickets in April."
      height={260}
      margin={{ left: 0, bottom: 0 }}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Tickets', min: 0 }]}
      series={[
        {
          label: 'New',
          data: [120, 134, 128, 110, 96],
          shape: 'square',
          labelMarkType: 'square',
          valueFormatter: tickets,
        },
        {
          label: 'Answered',
          data: [95, 108, 121, 126, 118],
          shape: 'circle',
          labelMarkType: 'circle',
          valueFormatter: tickets,
        },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{
        [`& .${chartsSurfaceClasses.root}:has(:focus-visible)`]: {
          outline: '2px solid currentcolor',
          outlineOffset: -2,
        },
      }}
    />
  );
}
