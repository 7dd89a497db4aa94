import { BarChart } from '@mui/x-charts/BarChart';
import { tickets, weeks } from './tickets';

export default function ToggleSeries() {
  return (
    <BarChart
      title="Support tickets by week"
      height={240}
      xAxis={[{ data: weeks }]}
      yAxis={[{ label: 'Tickets' }]}
      series={tickets}
      initialHiddenItems={[{ type: 'bar', seriesId: 'waiting' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />
  );
}
