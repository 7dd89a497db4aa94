import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { SOURCES } from './data';
import type { Source } from './data';
import type { MonthFigures } from './figures';
import { formatEnergy } from './format';

/** What the sites generated on each day, by source. */
export default function OutputChart({ figures, title }: { figures: MonthFigures; title: string }) {
  const { palette } = useTheme().vars;
  const sources = Object.keys(figures.outputBySource) as Source[];
  return (
    <BarChart
      title={title}
      height={300}
      margin={{ left: 0, right: 8 }}
      grid={{ horizontal: true }}
      xAxis={[{ data: figures.days, scaleType: 'band', categoryGapRatio: 0.3 }]}
      yAxis={[{ width: 64, valueFormatter: (kwh: number) => String(kwh / 1000), label: 'MWh' }]}
      series={sources.map((source) => ({
        id: source,
        stack: 'output',
        label: SOURCES[source].label,
        color: palette[SOURCES[source].color].main,
        data: figures.outputBySource[source],
        valueFormatter: (kwh: number | null) => formatEnergy(kwh ?? 0),
      }))}
      skipAnimation
    />
  );
}
