import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import type { BarSeries } from '@mui/x-charts/BarChart';
import { useTheme } from '@mui/material/styles';

const years = ['2023', '2024', '2025'];

const shared: Partial<BarSeries> = {
  stack: 'energy',
  barLabel: ({ value }, { bar }) => (bar.height < 18 ? null : `${value} GWh`),
};

export default function LabelsThatFit() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      title="Energy by source and year"
      height={280}
      xAxis={[{ data: years }]}
      yAxis={[{ label: 'GWh' }]}
      series={[
        {
          ...shared,
          label: 'Wind',
          data: [41, 48, 57],
          color: palette.primary.main,
        },
        {
          ...shared,
          label: 'Gas',
          data: [32, 25, 18],
          color: palette.secondary.main,
        },
        {
          ...shared,
          label: 'Other',
          data: [4, 3, 2],
          color: palette.success.main,
        },
      ]}
      sx={{
        [`& .${barClasses.label}`]: { fill: palette.primary.contrastText },
      }}
    />
  );
}
