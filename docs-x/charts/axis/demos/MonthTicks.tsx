import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from(
  { length: 90 },
  (_, index) => new Date(2026, 2, 1 + index),
);
const visitors = days.map((day, index) => {
  const weekend = day.getDay() % 6 === 0 ? 90 : 0;
  return 120 + weekend + index + ((index * 37) % 23);
});
const date = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
});

export default function MonthTicks() {
  return (
    <BarChart
      title="Museum visitors per day from March to May 2026"
      height={240}
      hideLegend
      xAxis={[
        {
          data: days,
          ordinalTimeTicks: ['months', 'biweekly'],
          valueFormatter: (day: Date) => date.format(day),
        },
      ]}
      yAxis={[{ label: 'Visitors' }]}
      series={[{ label: 'Visitors', data: visitors }]}
    />
  );
}
