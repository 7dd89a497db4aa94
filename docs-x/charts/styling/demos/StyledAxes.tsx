import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];

export default function StyledAxes() {
  return (
    <BarChart
      title="New subscribers by month"
      height={240}
      hideLegend
      borderRadius={6}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: months,
          disableTicks: true,
          tickLabelStyle: { fontWeight: 700 },
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true, label: 'Subscribers' }]}
      series={[{ label: 'New subscribers', data: [310, 290, 420, 385] }]}
      sx={{
        bgcolor: 'action.hover',
        borderRadius: 2,
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '3 3' },
        [`& .${axisClasses.directionY} .${axisClasses.label}`]: {
          fontStyle: 'italic',
        },
      }}
    />
  );
}
