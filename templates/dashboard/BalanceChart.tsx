import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { MonthFigures } from './figures';
import { formatEnergy } from './format';

const valueFormatter = (kwh: number | null) => formatEnergy(kwh ?? 0);

/** Output and demand of each day. */
export default function BalanceChart({ figures, title }: { figures: MonthFigures; title: string }) {
  const { palette } = useTheme().vars;
  return (
    <LineChart
      title={title}
      height={260}
      margin={{ left: 0, right: 8 }}
      grid={{ horizontal: true }}
      xAxis={[{ data: figures.days, scaleType: 'point' }]}
      yAxis={[
        { min: 0, width: 64, valueFormatter: (kwh: number) => String(kwh / 1000), label: 'MWh' },
      ]}
      series={[
        {
          id: 'output',
          label: 'Generated',
          color: palette.primary.main,
          data: figures.outputByDay,
          area: true,
          showMark: false,
          valueFormatter,
        },
        {
          id: 'demand',
          label: 'Demand',
          color: palette.text.primary,
          data: figures.demandByDay,
          showMark: false,
          curve: 'step',
          valueFormatter,
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { opacity: 0.16 } }}
      skipAnimation
    />
  );
}
