import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20];
const degrees = (value: number | null) =>
  value === null ? 'no data' : `${value} °C`;

export default function TemperatureLines() {
  return (
    <LineChart
      title="Temperature during a day"
      height={260}
      margin={{ left: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: hours,
          height: 32,
          tickInterval: hours,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'Temperature, °C' }]}
      series={[
        {
          label: 'Inside',
          data: [18, 17, 19, 22, 23, 20],
          shape: 'circle',
          labelMarkType: 'circle',
          valueFormatter: degrees,
        },
        {
          label: 'Outside',
          data: [4, 2, 7, null, 15, 9],
          shape: 'square',
          labelMarkType: 'square',
          valueFormatter: degrees,
        },
      ]}
    />
  );
}
