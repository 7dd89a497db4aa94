import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Search', x: 3, y: 8 },
  { id: 'Dark mode', x: 2, y: 4 },
  { id: 'Offline use', x: 9, y: 6 },
  { id: 'PDF export', x: 6, y: 3 },
  { id: 'Shared lists', x: 7, y: 9 },
  { id: 'Shortcuts', x: 1, y: 6 },
];

export default function CostAndBenefit() {
  return (
    <ScatterChart
      title="Cost and benefit of six ideas"
      desc="Search and shortcuts have a high benefit and a low cost."
      height={300}
      hideLegend
      margin={{ left: 0 }}
      xAxis={[{ label: 'Cost, days', min: 0, max: 10, height: 52 }]}
      yAxis={[{ label: 'Benefit, points', min: 0, max: 10 }]}
      series={[
        {
          data: ideas,
          markerSize: 6,
          valueFormatter: (idea) =>
            idea && `${idea.id}: ${idea.x} days, ${idea.y} points`,
        },
      ]}
    >
      <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsReferenceLine
        y={5}
        label="Worth a look"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </ScatterChart>
  );
}
