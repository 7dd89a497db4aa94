import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { SOURCES } from './data';
import type { Source } from './data';
import type { MonthFigures } from './figures';
import { formatEnergy, formatShare } from './format';

/** Each source's share of the output. */
export default function SourceChart({ figures, title }: { figures: MonthFigures; title: string }) {
  const { palette } = useTheme().vars;
  const data = (Object.entries(figures.outputBySource) as [Source, number[]][]).map(
    ([source, daily]) => {
      const value = daily.reduce((total, kwh) => total + kwh, 0);
      const share = figures.output === 0 ? 0 : value / figures.output;
      return {
        id: source,
        value,
        label: `${SOURCES[source].label}, ${formatShare(share)}`,
        color: palette[SOURCES[source].color].main,
      };
    },
  );
  return (
    <PieChart
      title={title}
      height={260}
      series={[
        {
          data,
          innerRadius: '62%',
          paddingAngle: 2,
          cornerRadius: 4,
          valueFormatter: ({ value }) => formatEnergy(value),
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
      }}
      skipAnimation
    />
  );
}
