import { useTheme } from '@mui/material/styles';
import { pieClasses, PieChart } from '@mui/x-charts/PieChart';

const budget = { Rent: 46, Food: 27, Travel: 19, Other: 8 };

const slices = Object.entries(budget).map(([name, value]) => ({
  id: name,
  value,
  label: (location: string) =>
    location === 'legend' ? `${name}, ${value} %` : name,
}));

export default function PieLabels() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <PieChart
      title="Monthly budget"
      height={220}
      colors={[
        palette.primary.main,
        palette.secondary.main,
        palette.success.main,
        palette.error.main,
      ]}
      series={[
        {
          data: slices,
          arcLabel: ({ value }) => `${value} %`,
          arcLabelMinAngle: 35,
          arcLabelRadius: '65%',
          valueFormatter: ({ value }) => `${value} %`,
        },
      ]}
      sx={{
        [`& .${pieClasses.arcLabel}`]: { fill: palette.primary.contrastText },
      }}
    />
  );
}
