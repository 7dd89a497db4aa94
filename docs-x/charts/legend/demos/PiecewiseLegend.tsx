import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { PiecewiseLabelFormatterParams } from '@mui/x-charts/ChartsLegend';

const cities = ['Bergen', 'Oslo', 'Tromsø', 'Voss'];
const days = [2, 1, 6, 4];

function label({ min, max }: PiecewiseLabelFormatterParams) {
  if (min === null) {
    return `under ${max} days`;
  }
  return max === null ? `${min} or more` : `${min} to ${Number(max) - 1}`;
}

export default function PiecewiseLegend() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      title="Delivery time by city"
      height={240}
      xAxis={[{ data: cities }]}
      yAxis={[
        {
          label: 'Days',
          colorMap: {
            type: 'piecewise',
            thresholds: [3, 5],
            colors: [
              palette.success.main,
              palette.warning.main,
              palette.error.main,
            ],
          },
        },
      ]}
      series={[
        {
          label: 'Delivery time',
          data: days,
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: label,
        },
      }}
    />
  );
}
