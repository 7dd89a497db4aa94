import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';
import { quarters } from './quarters';

function Totals() {
  return (
    <Stack component="dl" direction="row" spacing={3} sx={{ m: 0 }}>
      {useBarSeries().map(({ id, label, data }) => (
        <div key={id}>
          <Typography component="dt" variant="body2">
            {typeof label === 'string' ? label : id}, total
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            ${data.reduce<number>((sum, value) => sum + (value ?? 0), 0)}k
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

export default function HtmlBesideSurface() {
  return (
    <ChartsDataProvider
      height={220}
      margin={{ top: 12, right: 4, bottom: 4, left: 4 }}
      dataset={quarters}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      yAxis={[{ label: '$1000' }]}
      series={[
        { type: 'bar', id: 'revenue', label: 'Revenue', dataKey: 'revenue' },
        { type: 'bar', id: 'costs', label: 'Costs', dataKey: 'costs' },
      ]}
    >
      <Stack spacing={1} sx={{ width: 1 }}>
        <Totals />
        <ChartsSurface title="Revenue and costs by quarter">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip />
      </Stack>
    </ChartsDataProvider>
  );
}
