import { useTheme } from '@mui/material/styles';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { celsius, days } from './temperatures';

function EndLabels() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const last = days.length - 1;
  return useLineSeries().map(({ id, label, data }) => (
    <text
      key={id}
      x={(x(days[last] ?? '') ?? 0) + 10}
      y={y(data[last] ?? 0)}
      dominantBaseline="central"
      direction="ltr"
      fill={palette.text.primary}
      style={theme.typography.caption}
    >
      {typeof label === 'string' ? label : id}
    </text>
  ));
}

export default function LineEndLabels() {
  return (
    <LineChart
      title="Temperature in three rooms"
      height={260}
      hideLegend
      margin={{ top: 12, right: 76, bottom: 4, left: 4 }}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: '°C', min: 14, max: 26 }]}
      series={[
        { label: 'Office', data: celsius.office, showMark: false },
        { label: 'Warehouse', data: celsius.warehouse, showMark: false },
        { label: 'Entrance', data: celsius.entrance, showMark: false },
      ]}
    >
      <EndLabels />
    </LineChart>
  );
}
