import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { quarters } from './quarters';

const thousands = (value: number | null) => `$${value}k`;
const percent = (value: number | null) => `${value} %`;

export default function RevenueAndMargin() {
  return (
    <ChartsContainer
      title="Revenue as bars and margin as a line, by quarter"
      height={280}
      margin={{ top: 16, right: 4, bottom: 4, left: 4 }}
      dataset={quarters}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      yAxis={[
        { id: 'revenue', label: 'Revenue (bars), $1000', width: 56 },
        {
          id: 'margin',
          position: 'right',
          label: 'Margin (line), %',
          width: 52,
          min: 0,
          max: 40,
        },
      ]}
      series={[
        {
          type: 'bar',
          label: 'Revenue',
          dataKey: 'revenue',
          yAxisId: 'revenue',
          valueFormatter: thousands,
        },
        {
          type: 'line',
          label: 'Margin',
          dataKey: 'margin',
          yAxisId: 'margin',
          valueFormatter: percent,
        },
      ]}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="revenue" />
      <ChartsYAxis axisId="margin" />
      <ChartsTooltip />
    </ChartsContainer>
  );
}
