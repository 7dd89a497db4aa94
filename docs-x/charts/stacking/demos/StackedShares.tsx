import { useTheme } from '@mui/material/styles';
import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { answers, questions } from './votes';

const percent = (share: number) => `${Math.round(share * 100)} %`;

export default function StackedShares() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      title="Share of answers to each question"
      height={240}
      layout="horizontal"
      colors={[palette.success.main, palette.primary.main, palette.error.main]}
      sx={{
        [`& .${barClasses.label}`]: { fill: palette.primary.contrastText },
      }}
      xAxis={[{ valueFormatter: percent, max: 1 }]}
      yAxis={[{ data: questions, width: 52 }]}
      series={answers.map((answer) => ({
        ...answer,
        stack: 'answers',
        stackOffset: 'expand',
        barLabel: 'value',
        valueFormatter: (people) => `${people} people`,
      }))}
    />
  );
}
