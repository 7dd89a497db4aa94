import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { dollars, expenses, share } from './expenses';

export default function ArcLabels() {
  return (
    <PieChart
      title="Shares of the expenses"
      desc="Rent is almost half of the expenses."
      height={280}
      hideLegend
      series={[
        {
          data: expenses,
          outerRadius: '55%',
          arcLabelRadius: '75%',
          arcLabelMinAngle: 10,
          arcLabel: ({ label, value }) => `${label} ${share(value)}`,
          valueFormatter: ({ value }) => dollars(value),
        },
      ]}
      sx={{
        [`& .${pieClasses.arcLabel}`]: { fontSize: 12 },
        [`& .${chartsSurfaceClasses.root}:has(:focus-visible)`]: {
          outline: '2px solid currentcolor',
          outlineOffset: -2,
        },
      }}
    />
  );
}
