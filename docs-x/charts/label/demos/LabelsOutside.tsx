import { BarChart } from '@mui/x-charts/BarChart';

const channels = ['Email', 'Phone', 'Chat', 'Form'];

export default function LabelsOutside() {
  return (
    <BarChart
      title="Requests by channel"
      height={220}
      hideLegend
      layout="horizontal"
      margin={{ top: 4, right: 40, bottom: 4, left: 4 }}
      xAxis={[{ position: 'none', max: 450 }]}
      yAxis={[
        { data: channels, width: 56, disableLine: true, disableTicks: true },
      ]}
      series={[
        {
          label: 'Requests',
          data: [412, 268, 197, 86],
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
}
