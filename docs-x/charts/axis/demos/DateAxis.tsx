import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { date: new Date(2026, 0, 5), kwh: 310 },
  { date: new Date(2026, 0, 19), kwh: 334 },
  { date: new Date(2026, 1, 9), kwh: 298 },
  { date: new Date(2026, 3, 6), kwh: 214 },
  { date: new Date(2026, 4, 25), kwh: 152 },
  { date: new Date(2026, 5, 1), kwh: 147 },
];
const short = new Intl.DateTimeFormat('en-US', { month: 'short' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export default function DateAxis() {
  return (
    <LineChart
      title="Electricity used in a week, at six readings in 2026"
      height={260}
      hideLegend
      dataset={readings}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          tickNumber: 5,
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? short : long).format(date),
        },
      ]}
      yAxis={[{ label: 'kWh', min: 0 }]}
      series={[
        {
          label: 'Used',
          dataKey: 'kwh',
          showMark: true,
          valueFormatter: (kwh) => `${kwh} kWh`,
        },
      ]}
    />
  );
}
