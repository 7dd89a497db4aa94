import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'garden', label: 'Garden', value: 46 },
  { id: 'kitchen', label: 'Kitchen', value: 31 },
  { id: 'laundry', label: 'Laundry', value: 23 },
];

export default function WaterShares() {
  return (
    <PieChart
      title="Use of water"
      height={220}
      series={[
        {
          data,
          innerRadius: '45%',
          paddingAngle: 2,
          cornerRadius: 4,
          highlightScope: { fade: 'global', highlight: 'item' },
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
