import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const times = Array.from(
  { length: 48 },
  (_, index) =>
    180 + ((index * 37) % 60) + (index > 28 && index < 36 ? 190 : 0),
);
const start = new Date(2026, 4, 15).getTime();
const dates = times.map((_, index) => new Date(start + index * 30 * 60_000));
const clock = (date: Date) =>
  date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

export default function ResponseTimes() {
  return (
    <LineChart
      title="Response times of a server"
      desc="Between 2:30 PM and 6 PM, they're above the limit of 300 ms."
      height={260}
      hideLegend
      margin={{ left: 0, bottom: 0, right: 32 }}
      xAxis={[
        {
          data: dates,
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 3,
          valueFormatter: clock,
        },
      ]}
      yAxis={[{ label: 'Response time, ms', min: 0, max: 500 }]}
      series={[
        {
          label: 'Response time',
          data: times,
          curve: 'linear',
          showMark: ({ value }) => value > 300,
          valueFormatter: (value) => `${value} ms`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={300}
        label="Limit"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </LineChart>
  );
}
