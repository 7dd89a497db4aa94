import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dollars = (value: number | null) =>
  value === null ? 'not yet' : `$${value.toLocaleString('en-US')}`;

export default function ThisAndLastWeek() {
  return (
    <LineChart
      title="Sales this week and last week"
      height={260}
      margin={{ left: 0, bottom: 0 }}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[
        {
          min: 0,
          width: 50,
          valueFormatter: (value: number) => `$${value / 1000}k`,
        },
      ]}
      series={[
        {
          id: 'this-week',
          label: 'This week (solid)',
          data: [3200, 2900, 3600, 4100, null, null, null],
          valueFormatter: dollars,
        },
        {
          id: 'last-week',
          label: 'Last week (dashed)',
          data: [2800, 3000, 3100, 3500, 4300, 5200, 4400],
          showMark: false,
          valueFormatter: dollars,
        },
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="last-week"]`]: {
          strokeDasharray: '6 5',
        },
      }}
    />
  );
}
