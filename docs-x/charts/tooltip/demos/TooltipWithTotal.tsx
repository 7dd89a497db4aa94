import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { branches, quarters } from './branches';

function Content() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) {
    return null;
  }
  const values = axis.seriesItems.map(({ value }) => Number(value ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">
        {axis.axisFormattedValue}: ${total.toLocaleString('en-US')}
      </Typography>
      {axis.seriesItems.map(({ seriesId, formattedLabel }, index) => (
        <Typography key={seriesId} variant="body2">
          {formattedLabel}: {Math.round(((values[index] ?? 0) / total) * 100)} %
        </Typography>
      ))}
    </Paper>
  );
}

function Tooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <Content />
    </ChartsTooltipContainer>
  );
}

export default function TooltipWithTotal() {
  return (
    <BarChart
      title="Sales of three branches by quarter"
      height={240}
      xAxis={[{ data: quarters }]}
      yAxis={[{ label: 'Sales, $', width: 76 }]}
      series={branches.map((branch) => ({ ...branch, stack: 'sales' }))}
      slots={{ tooltip: Tooltip }}
    />
  );
}
