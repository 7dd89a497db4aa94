import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { celsius, days } from './temperatures';

function Range({
  from,
  to,
  label,
}: {
  from: number;
  to: number;
  label: string;
}) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={y(to)}
        width={width}
        height={y(from) - y(to)}
        fill={palette.success.main}
        fillOpacity={0.2}
      />
      <text
        x={left + width / 2}
        y={y(to) - 6}
        textAnchor="middle"
        fill={palette.text.primary}
        style={theme.typography.caption}
      >
        {label}
      </text>
    </g>
  );
}

export default function ComfortRange() {
  return (
    <LineChart
      title="Office temperature in a week, with the comfortable range"
      height={260}
      hideLegend
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: '°C', min: 16, max: 26 }]}
      series={[{ label: 'Office', data: celsius.office }]}
    >
      <Range from={20} to={23} label="Comfortable: 20 to 23 °C" />
    </LineChart>
  );
}
