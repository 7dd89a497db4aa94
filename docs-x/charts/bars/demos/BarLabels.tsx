import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BarLabels() {
  return (
    <BarChart
      title="Revenue per quarter"
      height={240}
      hideLegend
      borderRadius={6}
      margin={{ top: 24, bottom: 0 }}
      xAxis={[{ data: quarters }]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          label: 'Revenue',
          data: [182, 214, 196, 258],
          barLabel: ({ value }) => `$${value}k`,
          barLabelPlacement: 'outside',
          valueFormatter: (value) => `$${value},000`,
        },
      ]}
    />
  );
}
