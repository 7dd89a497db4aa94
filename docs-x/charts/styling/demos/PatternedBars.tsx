import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2023', '2024', '2025'];

export default function PatternedBars() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      title="Sold and returned devices by year"
      height={240}
      xAxis={[{ data: years }]}
      yAxis={[{ label: 'Devices' }]}
      series={[
        { label: 'Sold', data: [820, 910, 1040], color: palette.primary.main },
        {
          label: 'Returned',
          data: [240, 310, 190],
          color: 'url(#returned-stripes)',
        },
      ]}
    >
      <defs>
        <pattern
          id="returned-stripes"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill={palette.background.paper} />
          <rect width="4" height="8" fill={palette.secondary.main} />
        </pattern>
      </defs>
    </BarChart>
  );
}
