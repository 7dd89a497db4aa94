import { useTheme } from '@mui/material/styles';
import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];

export default function GradientArea() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <LineChart
      title="Solar power during a day"
      height={220}
      hideLegend
      colors={[palette.warning.main]}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'kW' }]}
      series={[
        {
          label: 'Solar power',
          data: [0.2, 1.9, 4.1, 5.2, 4.7, 2.6, 0.4],
          area: true,
          showMark: false,
        },
      ]}
      sx={{
        [`& .${lineClasses.area}`]: {
          fill: 'url(#solar-gradient)',
          filter: 'none',
        },
      }}
    >
      <defs>
        <linearGradient id="solar-gradient" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.warning.main} stopOpacity={0.6} />
          <stop offset="1" stopColor={palette.warning.main} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
