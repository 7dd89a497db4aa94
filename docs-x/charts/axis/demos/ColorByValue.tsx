import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const rooms = ['Attic', 'Bath', 'Cellar', 'Hall', 'Study'];
const humidity = [38, 71, 64, 47, 52];

export default function ColorByValue() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      title="Humidity by room, with the limit of 60 percent"
      height={260}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ data: rooms }]}
      yAxis={[
        {
          label: 'Humidity, %',
          min: 0,
          max: 100,
          tickInterval: [0, 20, 40, 60, 80, 100],
          colorMap: {
            type: 'piecewise',
            thresholds: [60],
            colors: [palette.primary.main, palette.warning.main],
          },
        },
      ]}
      series={[{ label: 'Humidity', data: humidity }]}
    >
      <ChartsReferenceLine y={60} lineStyle={{ strokeDasharray: '6 4' }} />
    </BarChart>
  );
}
