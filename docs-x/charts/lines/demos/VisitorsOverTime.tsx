import { LineChart } from '@mui/x-charts/LineChart';

const visitors = [310, 284, 356, 402, 390, 210, 188, 325, 301, 372, 418];
const dates = visitors.map((_, index) => new Date(2026, 4, index + 1));
const shortDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function VisitorsOverTime() {
  return (
    <LineChart
      title="Visitors per day in May"
      height={260}
      hideLegend
      margin={{ left: 0, bottom: 0, right: 28 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: dates,
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 3,
          valueFormatter: shortDate,
        },
      ]}
      yAxis={[{ label: 'Visitors', min: 0 }]}
      series={[{ label: 'Visitors', data: visitors, showMark: false }]}
    />
  );
}
