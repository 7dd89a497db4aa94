import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { quarters } from './quarters';

export default function TargetReferenceLine() {
  return (
    <BarChart
      title="Revenue by quarter, with the target and the start of the new prices"
      height={260}
      hideLegend
      dataset={quarters}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Revenue, $1000', max: 300 }]}
      series={[{ label: 'Revenue', dataKey: 'revenue' }]}
    >
      <ChartsReferenceLine
        y={220}
        label="Target"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine x="Q3" label="New prices" labelAlign="start" />
    </BarChart>
  );
}
